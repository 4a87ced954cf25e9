//! Looks through everything that a parameter's type needs, and reports what is wrong with any of it at the
//! parameter, naming the path (R4.4, R4.9, R7.3 to R7.10).

use std::collections::{HashMap, HashSet};

use super::builder::Builder;
use super::constraints::{self, Misuse};
use super::facts;
use super::jdk_types::Scalar;
use super::own_schema;
use super::shape::{Build, Constant, EnumShape, Key, ObjectShape, Remark, Shape, UnionShape, Unsupported};
use super::shaping::{SealedLeaf, Stands};
use super::site::Site;
use super::types::{Ty, Use};

use super::java_names;
use crate::diagnostics::Diagnostic;
use crate::diagnostics::reasons::{InvalidConstraint, SurrogateText, Unreadable};
use crate::text::strings::clipped;
use crate::wire::request::{Annotation, ElementId, Value};
use crate::wire::response::Place;

/// How many instances of one generic declaration a parameter may need before its type is treated as endless (R7.5).
const MOST_INSTANCES: usize = 200;

/// How deep type arguments may nest before a type is treated as endless (R7.5).
const DEEPEST: u32 = 256;

/// Whether the companion can name the type, type arguments apart, which the mapper finds by their names; if not, that
/// is reported (R4.4).
pub(crate) fn is_accessible(builder: &mut Builder<'_, '_>, used: Use, path: &str, place: &Place) -> bool {
    if builder.shapes.is_nameable_raw(used.ty) {
        return true;
    }
    let hidden = builder.shapes.unnameable_part(used.ty).unwrap_or(used.ty);
    if !can_write(builder, hidden) {
        // That is reported with whatever else the type needs.
        return true;
    }
    let r#type = builder.shapes.print(hidden);
    let path = format!("'{path}'");
    builder
        .diagnostics
        .report(place, &Diagnostic::TypeInaccessible { r#type, path });
    false
}

/// Whether Java has names for what this type is called (R3.12).
fn can_write(builder: &Builder<'_, '_>, ty: Ty) -> bool {
    let declaration = builder.shapes.types.declaration(ty);
    declaration.is_none_or(|id| java_names::can_name_type(builder.request.declaration(id)))
}

/// Reports the constraints of an argument that no validator could apply or no value meets, at the annotation's value
/// where the element has it (R7.8).
pub(crate) fn constraints(
    builder: &mut Builder<'_, '_>,
    used: Use,
    annotations: &[Annotation],
    site: &Site,
    element: ElementId,
    parameter: &str,
) {
    let place = site.element(element);
    let placed: Vec<(Misuse, Place)> =
        constraints::placed_misuses(annotations, &builder.request.refused_expressions, &place)
            .into_iter()
            .map(|(misuse, own)| (misuse, if site.is_elsewhere() { place.clone() } else { own }))
            .collect();
    let path = quoted(parameter);
    for (misuse, place) in &placed {
        report_misuse(builder, misuse, &path, place);
    }
    let told: Vec<&Misuse> = placed.iter().map(|(misuse, _)| misuse).collect();
    used_constraints(builder, used, &told, &path, &place);
}

/// Reports what is wrong with the constraints of one use of a type, less what was told.
fn used_constraints(builder: &mut Builder<'_, '_>, used: Use, told: &[&Misuse], path: &str, place: &Place) {
    let constraints = builder.shapes.types.marks(used.marks).constraints.clone();
    for misuse in constraints.misuses() {
        if !told.contains(&misuse) {
            report_misuse(builder, misuse, path, place);
        }
    }
    if let Some(problem) = constraints.contradiction() {
        let path = path.to_owned();
        builder
            .diagnostics
            .report(place, &Diagnostic::ConstraintUnmet { path, problem });
    }
}

fn report_misuse(builder: &mut Builder<'_, '_>, misuse: &Misuse, path: &str, place: &Place) {
    let (constraint, path) = (misuse.constraint.clone(), path.to_owned());
    let diagnostic = if misuse.problem == InvalidConstraint::LoneSurrogate {
        let text = SurrogateText::Expression { constraint, path };
        Diagnostic::LoneSurrogate { text }
    } else {
        Diagnostic::ConstraintInvalid {
            constraint,
            path,
            problem: misuse.problem.clone(),
        }
    };
    builder.diagnostics.report(place, &diagnostic);
}

/// One type that a parameter needs.
struct Needed {
    used: Use,
    path: String,
    stands: Stands,
}

impl Needed {
    fn mapped(&self) -> bool {
        self.stands == Stands::Mapped
    }
}

/// Reports every fault of what a part of a parameter needs, that part included.
pub(crate) fn part(builder: &mut Builder<'_, '_>, used: Use, path: &str, place: &Place) {
    used_constraints(builder, used, &[], &quoted(path), place);
    types(builder, used, Stands::Mapped, path, place);
}

/// Reports every fault of the types that the parameter needs, which itself stands as said.
pub(crate) fn types(builder: &mut Builder<'_, '_>, used: Use, stands: Stands, parameter: &str, place: &Place) {
    let errors = builder.diagnostics.errors();
    let unresolved = builder.unresolved.len();
    let mut warned = false;
    let mut seen: HashSet<(Ty, Stands)> = HashSet::new();
    let mut told: HashSet<Ty> = HashSet::new();
    let mut instances: HashMap<crate::wire::request::DeclarationId, usize> = HashMap::new();
    let mut open = std::collections::VecDeque::from([Needed {
        used,
        path: parameter.to_owned(),
        stands,
    }]);
    let mut is_root = true;
    while let Some(needed) = open.pop_front() {
        let ty = needed.used.ty;
        let described = matches!(needed.stands, Stands::Described | Stands::Spared);
        if !std::mem::take(&mut is_root) && !described {
            used_constraints(builder, needed.used, &[], &quoted(&needed.path), place);
        }
        let key = (ty, needed.stands);
        if builder.shapes.clean.contains(&key) || !seen.insert(key) {
            continue;
        }
        if let Some(declaration) = builder.shapes.types.declaration(ty) {
            let count = instances.entry(declaration).or_default();
            *count += 1;
            if *count > MOST_INSTANCES * 3 || builder.shapes.types.depth(ty) > DEEPEST {
                let r#type = facts::short_name(builder.request.declaration(declaration));
                let path = quoted(parameter);
                builder
                    .diagnostics
                    .report(place, &Diagnostic::TypeEndless { r#type, path });
                return;
            }
        }
        if !can_write(builder, ty) {
            let r#type = builder.shapes.print(ty);
            let path = quoted(&needed.path);
            builder
                .diagnostics
                .report(place, &Diagnostic::TypeName { r#type, path });
            continue;
        }
        let shaped = builder.shapes.of(ty);
        if described {
            described_type(builder, &needed, &shaped.shape, place, &mut open);
        } else {
            await_lombok(builder, ty);
            let is_first = told.insert(ty);
            warned |= one(builder, &needed, is_first, place, &mut open);
        }
        // Generated code reads these too.
        for used in shaped.shape.described_parts() {
            open.push_back(Needed {
                used,
                path: needed.path.clone(),
                stands: if needed.stands == Stands::Spared {
                    Stands::Spared
                } else {
                    Stands::Described
                },
            });
        }
    }
    if builder.diagnostics.errors() == errors && builder.unresolved.len() == unresolved && !warned {
        builder.shapes.clean.extend(seen.iter().copied());
    }
}

/// What can be wrong with a type that a schema of the user's own stands for: its values are still read (R4.11), and it
/// must have an end (R7.5).
fn described_type(
    builder: &mut Builder<'_, '_>,
    needed: &Needed,
    shape: &Shape,
    place: &Place,
    open: &mut std::collections::VecDeque<Needed>,
) {
    let ty = needed.used.ty;
    match shape {
        Shape::Map { .. } => {
            map_key(builder, ty, &needed.path, place);
        }
        Shape::Unsupported(fault) if fault.is_never_read() && needed.stands == Stands::Described => {
            let name = builder.shapes.print(ty);
            unsupported(builder, fault, &name, &needed.path, place);
        }
        _ => {}
    }
    let demanded = match shape {
        Shape::Object(object) => object
            .properties
            .iter()
            .filter(|property| property.required)
            .map(|property| (property.used, property.name.as_str()))
            .collect(),
        _ => Vec::new(),
    };
    for part in shape.parts() {
        let name = demanded.iter().find(|(used, _)| *used == part).map(|(_, name)| *name);
        let step = match shape {
            Shape::Array(_) | Shape::Collection { .. } => "[]".to_owned(),
            Shape::Map { .. } => ".*".to_owned(),
            _ => name.map_or_else(String::new, |name| format!(".{name}")),
        };
        // What may be left out, or is one of several, need not be readable: values without it are.
        let is_spared = matches!(shape, Shape::Object(_)) && name.is_none()
            || matches!(shape, Shape::Union(_) | Shape::Optional(_));
        open.push_back(Needed {
            used: part,
            path: format!("{}{step}", needed.path),
            stands: if is_spared { Stands::Spared } else { needed.stands },
        });
    }
}

/// Has the class asked for again in a later round, where the type or a supertype of it is not what Lombok will make
/// of it. In the last round it is taken as it is: Lombok does not run.
pub(crate) fn await_lombok(builder: &mut Builder<'_, '_>, ty: Ty) {
    if builder.request.last_round {
        return;
    }
    let mut open = vec![ty];
    let mut seen: HashSet<crate::wire::request::DeclarationId> = HashSet::new();
    while let Some(ty) = open.pop() {
        let Some(id) = builder.shapes.types.declaration(ty) else {
            continue;
        };
        if !seen.insert(id) {
            continue;
        }
        let declaration = builder.request.declaration(id);
        if facts::awaits_lombok(declaration) {
            builder.unresolved.push(declaration.binary_name.clone());
        }
        open.extend(builder.shapes.types.supertypes(ty));
    }
}

fn quoted(path: &str) -> String {
    format!("'{}'", clipped(path, 120))
}

/// Reports what keeps generated code from choosing one of the types that a sealed type permits (R7.12); whether something
/// does.
fn sealed(builder: &mut Builder<'_, '_>, union: &UnionShape, name: &str, path: &str, place: &Place) -> bool {
    let leaves = match builder.shapes.sealed_leaves(union) {
        Ok(leaves) => leaves,
        Err(leaf) => {
            let leaf = Diagnostic::SealedLeaf {
                r#type: name.to_owned(),
                path: path.to_owned(),
                leaf: builder.shapes.print(leaf),
            };
            builder.diagnostics.report(place, &leaf);
            return true;
        }
    };
    // Whether all that the first requires can be in a value of the second.
    let fits = |first: &SealedLeaf, second: &SealedLeaf| {
        let mut required = first.properties.iter().filter(|(_, required)| *required);
        required.all(|(names, _)| {
            let mut others = second.properties.iter();
            others.any(|(own, _)| names.iter().any(|name| own.contains(name)))
        })
    };
    for (position, first) in leaves.iter().enumerate() {
        let others = leaves.iter().skip(position.saturating_add(1));
        let ambiguous = others
            .into_iter()
            .find(|second| fits(first, second) && fits(second, first));
        if let Some(second) = ambiguous {
            let ambiguous = Diagnostic::SealedAmbiguous {
                r#type: name.to_owned(),
                path: path.to_owned(),
                first: builder.shapes.print(first.used.ty),
                second: builder.shapes.print(second.used.ty),
            };
            builder.diagnostics.report(place, &ambiguous);
            return true;
        }
    }
    false
}

/// Reports what keeps a sealed type without type information from being read; whether something does (R7.12).
fn undecided(builder: &mut Builder<'_, '_>, union: &UnionShape, needed: &Needed, name: &str, place: &Place) -> bool {
    let path = quoted(&needed.path);
    if !needed.mapped() {
        return sealed(builder, union, name, &path, place);
    }
    let r#type = name.to_owned();
    builder
        .diagnostics
        .report(place, &Diagnostic::SealedUntyped { r#type, path });
    true
}

/// Reports what is wrong with the type itself and lists those that it needs in turn. `is_first` says that nothing was
/// said of it at this parameter yet: read by generated code here and by the mapper there, it is met twice. True where
/// something was to be said that the next parameter of this type must hear too.
fn one(
    builder: &mut Builder<'_, '_>,
    needed: &Needed,
    is_first: bool,
    place: &Place,
    open: &mut std::collections::VecDeque<Needed>,
) -> bool {
    let ty = needed.used.ty;
    let shaped = builder.shapes.of(ty);
    let name = builder.shapes.print(ty);
    let path = quoted(&needed.path);
    let mut warned = false;
    for remark in &shaped.remarks {
        warned = true;
        if is_first {
            report_remark(builder, remark, &name, &needed.path, place);
        }
    }
    let mut need = |used: Use, step: &str, mapped: bool| {
        open.push_back(Needed {
            used,
            path: format!("{}{step}", needed.path),
            stands: if mapped { Stands::Mapped } else { Stands::Generated },
        });
    };
    match &shaped.shape {
        Shape::Scalar(_) | Shape::Text(_) | Shape::Any { .. } | Shape::Open => {}
        Shape::Enum(shape) => {
            if let Some(repeated) = namesakes(shape, &name, &path) {
                warned = true;
                if is_first {
                    builder.diagnostics.report(place, &repeated);
                }
            }
        }
        Shape::OptionalScalar(_) | Shape::Optional(_) if needed.mapped() => {
            warned = true;
            let held = match &shaped.shape {
                Shape::Optional(inner) => {
                    need(*inner, "", true);
                    builder.shapes.print(inner.ty)
                }
                Shape::OptionalScalar(Scalar::Int { .. }) => "Integer".to_owned(),
                Shape::OptionalScalar(Scalar::Long { .. }) => "Long".to_owned(),
                _ => "Double".to_owned(),
            };
            let unreadable = Diagnostic::OptionalUnreadable {
                path,
                r#type: name,
                instead: held,
            };
            builder.diagnostics.report(place, &unreadable);
        }
        Shape::OptionalScalar(_) => {}
        Shape::Optional(inner) => need(*inner, "", needed.mapped()),
        Shape::Array(component) => need(*component, "[]", needed.mapped()),
        Shape::Collection { .. } if needed.mapped() && builder.shapes.is_made_by_generated_code_only(ty) => {
            let fault = Unsupported::Unreadable(Unreadable::Abstract);
            unsupported(builder, &fault, &name, &needed.path, place);
        }
        Shape::Collection { element, build } => {
            if let Some(element) = element {
                need(*element, "[]", needed.mapped() || *build == Build::Mapper);
            }
        }
        Shape::Map { value, build } => {
            let mapped = needed.mapped() || *build == Build::Mapper;
            if let Some(key) = map_key(builder, ty, &needed.path, place) {
                need(key, " (key)", mapped);
            }
            if let Some(value) = value {
                need(*value, ".*", mapped);
            }
        }
        Shape::Object(shape) => {
            let mapped = needed.mapped() || !builder.shapes.is_made_by_constructor(ty);
            for property in &shape.properties {
                check_component(builder, shape.declaration, property, &needed.path, place);
            }
            property_faults(builder, shape, &name, &needed.path, place);
            need_parts(shape, mapped, &mut need);
        }
        Shape::Union(shape) => {
            let is_deduced = shape.untyped && !needed.mapped();
            warned |= shape.untyped && undecided(builder, shape, needed, &name, place);
            for alternative in &shape.alternatives {
                match &alternative.object {
                    Some(object) => {
                        property_faults(builder, object, &name, &needed.path, place);
                        need_parts(object, true, &mut need);
                    }
                    None => need(alternative.used, "", !is_deduced),
                }
            }
        }
        Shape::Delegate(inner) => match builder.shapes.circle_of_creators(ty) {
            None => need(*inner, "", true),
            Some(circle) => unsupported(builder, &circle, &name, &needed.path, place),
        },
        Shape::Unsupported(refused) if is_first => unsupported(builder, refused, &name, &needed.path, place),
        Shape::Unsupported(_) => {}
        Shape::Missing(missing) => {
            let is_named_in_source = builder.shapes.is_named_in_source(ty);
            builder.missing(missing.clone(), is_named_in_source, &path, place);
        }
    }
    warned
}

/// Reports what is wrong with a map's key; gives it where its type needs to be looked at in turn.
fn map_key(builder: &mut Builder<'_, '_>, map: Ty, path: &str, place: &Place) -> Option<Use> {
    if let Some(used) = builder.shapes.key_use(map) {
        used_constraints(builder, used, &[], &quoted(&format!("{path} (key)")), place);
    }
    match builder.shapes.key(map) {
        Key::Unsupported(key, why) => {
            let refused = Diagnostic::MapKey {
                r#type: builder.shapes.print(key.ty),
                path: quoted(path),
                reason: why,
            };
            builder.diagnostics.report(place, &refused);
            None
        }
        Key::Mapper(key) | Key::Enum(key) => Some(key),
        Key::String | Key::Scalar(_) => None,
    }
}

/// Reports the properties whose values cannot be shown, all of them (R8.2).
fn property_faults(builder: &mut Builder<'_, '_>, shape: &ObjectShape, ty: &str, path: &str, place: &Place) {
    for fault in shape.properties.iter().filter_map(|property| property.fault.as_ref()) {
        unsupported(builder, fault, ty, path, place);
    }
}

/// Reports why the value at the path has no schema, for its type or what is in it (R7.4, R7.7).
pub(crate) fn unsupported(builder: &mut Builder<'_, '_>, fault: &Unsupported, ty: &str, path: &str, place: &Place) {
    let (r#type, path) = (ty.to_owned(), quoted(path));
    let diagnostic = match fault.clone() {
        Unsupported::Jdk(_) => Diagnostic::TypeUnsupported {
            r#type,
            path,
            reason: Unreadable::JdkByMapper,
        },
        Unsupported::NoValue(printed) => Diagnostic::TypeUnsupported {
            r#type: printed,
            path,
            reason: Unreadable::NoValue,
        },
        Unsupported::Unreadable(reason) => Diagnostic::TypeUnsupported { r#type, path, reason },
        Unsupported::TypeInfo(reason) => Diagnostic::TypeInfo { r#type, path, reason },
    };
    builder.diagnostics.report(place, &diagnostic);
}

/// The types of an object's properties; a schema of the user's own stands for what it is on (R7.4).
fn need_parts(shape: &ObjectShape, mapped: bool, need: &mut impl FnMut(Use, &str, bool)) {
    for property in &shape.properties {
        if property.schema.is_none() && property.format.is_none() && property.fault.is_none() {
            need(property.used, &format!(".{}", property.name), mapped);
        }
    }
    if let Some(additional) = shape.additional {
        need(additional, ".*", true);
    }
}

/// What `@CopilotToolParam` on a component may not say inside another value (R4.9).
fn check_component(
    builder: &mut Builder<'_, '_>,
    record: crate::wire::request::DeclarationId,
    property: &super::shape::Property,
    path: &str,
    place: &Place,
) {
    let annotations = builder.request.annotations_of(record, property.element);
    let Some(annotation) = facts::annotation(annotations, builder.api.parameter_annotation) else {
        return;
    };
    let component = || property.java.clone();
    let record = || facts::short_name(builder.request.declaration(record));
    let is_written = |member: &str| {
        annotation
            .value(member)
            .and_then(Value::as_str)
            .is_some_and(|text| !text.is_empty())
    };
    if is_written("name") {
        let meaningless = Diagnostic::ComponentName {
            component: component(),
            record: record(),
            path: path.to_owned(),
        };
        builder.diagnostics.report(place, &meaningless);
    }
    if is_written("defaultValue") {
        let meaningless = Diagnostic::ComponentDefault {
            component: component(),
            record: record(),
            path: path.to_owned(),
        };
        builder.diagnostics.report(place, &meaningless);
    }
    if let Some(schema) = annotation
        .value("schema")
        .and_then(Value::as_str)
        .filter(|text| !text.is_empty())
    {
        let path = format!("{path}.{}", property.java);
        if let Some(schema) = own_schema::read(builder, schema, &path, place)
            && property.format.is_none()
        {
            own_schema::check_type(builder, &schema, property.used, &path, place);
        }
    }
}

/// What is to be said of the first two constants of an enum that have the same name in JSON. An alias that is the name of
/// another constant is no such name: the schema shows it once.
fn namesakes(shape: &EnumShape, name: &str, path: &str) -> Option<Diagnostic> {
    let mut seen = HashMap::new();
    shape.constants.iter().find_map(|constant| {
        let first: &Constant = seen.insert(constant.wire.as_str(), constant)?;
        Some(Diagnostic::EnumRepeated {
            r#type: name.to_owned(),
            path: path.to_owned(),
            first: first.java.clone(),
            second: constant.java.clone(),
            name: constant.wire.clone(),
        })
    })
}

fn report_remark(builder: &mut Builder<'_, '_>, remark: &Remark, name: &str, path: &str, place: &Place) {
    let path = quoted(path);
    match remark {
        Remark::EnumValue => {
            let r#type = name.to_owned();
            builder
                .diagnostics
                .report(place, &Diagnostic::EnumValue { r#type, path });
        }
    }
}
