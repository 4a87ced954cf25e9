//! The stack of arrays and objects that are being read.

use copilot_tool_finished::tools::ReaderId;
use copilot_tool_text::json::Json;

use crate::open_values::{Begun, Container, Frame, Part, Refusal};
use crate::reading::{Reading, conceal};
use crate::{MOST_COUNTED, Misfit, Problem, Step};

/// Reads a value; see [`accepts`](crate::accepts).
pub(crate) fn run(reading: &mut Reading<'_>, reader: ReaderId, value: Json, level: usize) -> Result<Json, Vec<Misfit>> {
    let mut frames: Vec<Frame> = Vec::new();
    let mut next = Some((reader, Part::Read(reader, value), level, false));
    loop {
        let mut result = match next.take() {
            None => None,
            Some((around, part, level, is_from_text)) => match begin(reading, around, part, level, is_from_text) {
                Begun::Read(json) => Some(Ok(json)),
                Begun::Refused(refusal) => Some(Err(refusal.misfits)),
                Begun::Opened(frame) => {
                    frames.push(*frame);
                    None
                }
            },
        };
        if reading.is_too_deep {
            return Err(vec![Misfit {
                path: Vec::new(),
                key: None,
                problem: Problem::Deep,
                came: None,
                reader,
            }]);
        }
        loop {
            let Some(frame) = frames.last_mut() else {
                return result.unwrap_or(Ok(Json::Null));
            };
            if let Some(result) = result.take() {
                take(reading, frame, result);
            }
            if let Some((_, part)) = frame.parts.front_mut() {
                frame.is_used = !matches!(part, Part::Also(..));
                let part = std::mem::replace(part, Part::Missing);
                next = Some((frame.reader, part, frame.level, frame.is_from_text));
                break;
            }
            let Some(frame) = frames.pop() else {
                return Ok(Json::Null);
            };
            result = Some(close(reading, frame));
        }
    }
}

fn begin(reading: &mut Reading<'_>, around: ReaderId, part: Part, level: usize, is_from_text: bool) -> Begun {
    match part {
        Part::Read(reader, value) | Part::Also(reader, value) => reading.begin(reader, value, level, is_from_text),
        Part::Passed(value) => {
            reading.pass(&value, level);
            Begun::Read(value)
        }
        Part::Missing => Begun::Refused(Refusal::of(Reading::misfit(around, Problem::Missing, Json::Null))),
    }
}

/// Takes the result of the first part of an array or object.
fn take(reading: &mut Reading<'_>, frame: &mut Frame, result: Result<Json, Vec<Misfit>>) {
    let Some((step, _)) = frame.parts.pop_front() else {
        return;
    };
    match (&frame.container, step, result) {
        (Container::Map(key), Step::Member(name), Ok(json)) => match reading.key(*key, &name) {
            Ok(read) => frame.done.push((Step::Member(read), json)),
            // The path is that of the map.
            Err(misfits) => frame.misfits.extend(misfits.into_iter().map(|misfit| Misfit {
                key: Some(name.clone()),
                ..misfit
            })),
        },
        (_, _, Ok(_)) if !frame.is_used => {}
        (_, step, Ok(json)) => frame.done.push((step, json)),
        (_, step, Err(misfits)) => {
            while matches!(frame.parts.front(), Some((_, Part::Also(..)))) {
                frame.parts.pop_front();
            }
            frame.misfits.extend(misfits.into_iter().map(|mut misfit| {
                misfit.path.insert(0, step.clone());
                misfit
            }));
        }
    }
    if frame.misfits.len() >= MOST_COUNTED || reading.is_over_budget() {
        frame.parts.clear();
    }
}

/// Returns the array or object of the parts that were read.
fn close(reading: &mut Reading<'_>, frame: Frame) -> Result<Json, Vec<Misfit>> {
    if !frame.misfits.is_empty() {
        let mut misfits = frame.misfits;
        conceal(&frame.after, true, &mut misfits);
        return Err(misfits);
    }
    let done = frame.done.into_iter();
    let json = match frame.container {
        Container::Array => Json::Array(done.map(|(_, json)| json).collect()),
        Container::Pair(name) => {
            let all = std::iter::once(Json::String(name)).chain(done.map(|(_, json)| json));
            Json::Array(all.collect())
        }
        Container::Object | Container::Map(_) => {
            let members = done.filter_map(|(step, json)| match step {
                Step::Member(name) => Some((name, json)),
                Step::Index(_) => None,
            });
            Json::Object(members.collect())
        }
    };
    reading.finish(frame.after, json)
}
