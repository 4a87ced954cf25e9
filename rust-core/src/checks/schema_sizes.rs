//! Checks that the tools' schemas stay within their bounds (R7.5), and that an `$id` occurs once (R4.10), so that printing
//! them cannot fail.

use std::collections::{BTreeSet, HashMap, HashSet};

use copilot_tool_finished::schema_graph::{
    NodeId, ObjectNode, PropertySchema, SchemaGraph, SchemaKind, SchemaPart, SchemaUse,
};
use copilot_tool_finished::user_schema::UserSchema;
use copilot_tool_text::json::Position;

use crate::checked::{CheckedClass, CheckedTool};
use crate::diagnostics::reasons::{Excess, SchemaProblem};
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::schema_attribute::shown;
use crate::wire::response::Place;

/// The number of values that a tool's schema may have; types that are written out repeatedly could multiply.
const MOST_VALUES: usize = 100_000;

/// The depth to which types may nest (R7.5). Each is two JSON levels deep, so the depth stays well within Jackson's
/// 1,000 (`StreamReadConstraints.DEFAULT_MAX_DEPTH`).
const DEEPEST: usize = 250;

const TOO_MANY: Excess = Excess::Values { most: MOST_VALUES };

/// Reports the schemas that exceed a bound, each at the argument, and those that have the same `$id` twice.
#[inline(never)]
pub(crate) fn check(class: &CheckedClass, schemas: &SchemaGraph) -> Findings {
    let mut sizes = SchemaSizes {
        graph: schemas,
        sizes: HashMap::new(),
    };
    let mut findings = Findings::default();
    for (tool, schema) in class.tools.iter().zip(&schemas.tools) {
        let problem = match sizes.excess(schema) {
            Some((position, excess)) => Some(too_large(excess, tool, position)),
            None => sizes.repeated_identifier(tool, schema),
        };
        if let Some((place, problem)) = problem {
            findings.add(&place, problem);
        }
    }
    findings
}

/// Returns the problem of the argument that exceeds a bound, and its place.
fn too_large(excess: Excess, tool: &CheckedTool, position: usize) -> (Place, Diagnostic) {
    let argument = tool.arguments.get(position);
    let place = argument.map_or_else(|| Place::element(tool.element), |own| own.place.clone());
    let parameter = argument.map_or_else(String::new, |argument| argument.property.java.clone());
    (place, Diagnostic::TooLarge { parameter, excess })
}

/// The sizes of a class's schemas, each measured once.
struct SchemaSizes<'s> {
    graph: &'s SchemaGraph,
    sizes: HashMap<NodeId, Size>,
}

/// The size of a node's schema at the point where it is written.
#[derive(Debug, Clone, Copy)]
struct Size {
    values: usize,
    depth: usize,
}

impl Size {
    /// The size of `{"$ref": …}`.
    const REFERENCE: Self = Self { values: 2, depth: 1 };
}

impl SchemaSizes<'_> {
    /// Returns the position of the argument that exceeds a bound, and the bound. Properties with other names come after
    /// the arguments.
    fn excess(&mut self, schema: &ObjectNode) -> Option<(usize, Excess)> {
        let mut values: usize = 0;
        for (position, argument) in schema.properties.iter().enumerate() {
            let own = match &argument.schema {
                PropertySchema::Own(own) => Ok(own.values()),
                PropertySchema::Node(used) => self.measure(used.node),
            };
            match own {
                Ok(own) => values = values.saturating_add(own),
                Err(excess) => return Some((position, excess)),
            }
            if values > MOST_VALUES {
                return Some((position, TOO_MANY));
            }
        }
        let additional = self.measure(schema.additional.as_ref()?.node);
        additional.err().map(|excess| (schema.properties.len(), excess))
    }

    /// Reports the first `$id` that occurs twice in the tool's schema, at the argument that repeats it (R4.10). A type's
    /// `$id` is repeated if the type is written twice.
    fn repeated_identifier(&self, tool: &CheckedTool, schema: &ObjectNode) -> Option<(Place, Diagnostic)> {
        let mut seen = BTreeSet::new();
        let mut defined = HashSet::new();
        for (argument, written) in tool.arguments.iter().zip(&schema.properties) {
            let repeated = match &written.schema {
                PropertySchema::Own(own) => repeats(own, &mut seen),
                PropertySchema::Node(used) => self.repeated_in(used.node, &mut seen, &mut defined),
            };
            if let Some((identifier, position)) = repeated {
                let invalid = Diagnostic::SchemaInvalid {
                    parameter: argument.property.java.clone(),
                    problem: SchemaProblem::RepeatedIdentifier {
                        identifier: shown(identifier),
                    },
                    position: *position,
                };
                return Some((argument.place.clone(), invalid));
            }
        }
        None
    }

    /// Returns the first `$id` below a node that was seen before. The walk is as long as the schema, which is bounded;
    /// a node in `$defs` is written once.
    fn repeated_in<'n>(
        &'n self,
        root: NodeId,
        seen: &mut BTreeSet<&'n str>,
        defined: &mut HashSet<NodeId>,
    ) -> Option<&'n (String, Position)> {
        if !self.has_identifiers(root) {
            return None;
        }
        let mut open = vec![root];
        while let Some(id) = open.pop() {
            if self.is_reference(id) && !defined.insert(id) {
                continue;
            }
            if let Some(repeated) = self.owned(id).find_map(|own| repeats(own, seen)) {
                return Some(repeated);
            }
            open.extend(self.parts(id));
        }
        None
    }

    /// Whether a schema of the user's own below a node has an `$id`.
    fn has_identifiers(&self, root: NodeId) -> bool {
        let mut reached = HashSet::from([root]);
        let mut open = vec![root];
        while let Some(id) = open.pop() {
            if self.owned(id).any(|own| !own.identifiers().is_empty()) {
                return true;
            }
            open.extend(self.parts(id).into_iter().filter(|part| reached.insert(*part)));
        }
        false
    }

    /// Returns the number of values that the schema of a node adds to a tool's, including the definitions that it
    /// needs.
    ///
    /// # Errors
    /// Returns the bound that the schema exceeds.
    fn measure(&mut self, root: NodeId) -> Result<usize, Excess> {
        self.measure_each(root);
        let mut total: usize = 0;
        let mut seen = HashSet::from([root]);
        let mut open = vec![root];
        while let Some(id) = open.pop() {
            let is_written_here = id == root || self.is_reference(id);
            if let Some(size) = self.sizes.get(&id).filter(|_| is_written_here) {
                if size.depth > DEEPEST {
                    return Err(Excess::Depth { most: DEEPEST });
                }
                total = total.saturating_add(size.values);
            }
            open.extend(self.parts(id).into_iter().filter(|part| seen.insert(*part)));
        }
        if total > MOST_VALUES {
            return Err(TOO_MANY);
        }
        Ok(total)
    }

    /// Records the size of the node and of all nodes that it needs, parts first.
    fn measure_each(&mut self, root: NodeId) {
        let mut entered: HashSet<NodeId> = HashSet::new();
        let mut open = vec![root];
        while let Some(id) = open.last().copied() {
            if self.sizes.contains_key(&id) {
                open.pop();
            } else if entered.insert(id) {
                open.extend(self.parts(id));
            } else {
                open.pop();
                let size = self.size(id);
                self.sizes.insert(id, size);
            }
        }
    }

    /// Returns the size of a node whose parts are measured. A part that is not measured contains this node, so it is a
    /// reference.
    fn size(&self, id: NodeId) -> Size {
        let own = Size {
            values: self.own_values(id),
            depth: 0,
        };
        let size = self.parts(id).into_iter().fold(own, |sum, part| {
            let known = self.sizes.get(&part).filter(|_| !self.is_reference(part));
            let part = known.copied().unwrap_or(Size::REFERENCE);
            Size {
                values: sum.values.saturating_add(part.values),
                depth: sum.depth.max(part.depth),
            }
        });
        Size {
            depth: size.depth.saturating_add(1),
            ..size
        }
    }

    fn is_reference(&self, id: NodeId) -> bool {
        self.graph.node(id).definition.is_some()
    }

    /// Returns the nodes that a node's schema consists of.
    fn parts(&self, id: NodeId) -> Vec<NodeId> {
        self.uses(id).map(|used| used.node).collect()
    }

    fn uses(&self, id: NodeId) -> impl Iterator<Item = &SchemaUse> {
        let parts = self.graph.node(id).kind.parts().into_iter();
        parts.filter_map(|part| match part {
            SchemaPart::Use(used) => Some(used),
            SchemaPart::Own(..) => None,
        })
    }

    /// Returns the schemas of the user's own among an object's properties.
    fn owned(&self, id: NodeId) -> impl Iterator<Item = &UserSchema> {
        let parts = self.graph.node(id).kind.parts().into_iter();
        parts.filter_map(|part| match part {
            SchemaPart::Use(_) => None,
            SchemaPart::Own(_, own) => Some(own),
        })
    }

    /// Returns the number of JSON values of a node except those of its parts: itself, its keywords, and the values
    /// that its uses add.
    fn own_values(&self, id: NodeId) -> usize {
        /// An object also has `type`, `properties` and `required`.
        const OBJECT: usize = 4;
        let kind = match &self.graph.node(id).kind {
            SchemaKind::Any | SchemaKind::Same(_) => 1,
            SchemaKind::Keywords(keywords) => 1 + keywords.iter().map(|(_, value)| value.values()).sum::<usize>(),
            SchemaKind::Array(_) | SchemaKind::Map(_) => 2,
            SchemaKind::OrNull(_) => 4,
            SchemaKind::Object(object) => {
                let own = self.owned(id).map(UserSchema::values);
                let some_of = object.limits.some_of.iter().map(|names| 2 + 3 * names.len());
                let least = usize::from(object.limits.least > 0);
                least + OBJECT + object.properties.len() + own.sum::<usize>() + some_of.sum::<usize>()
            }
            SchemaKind::Union { alternatives, .. } => 2 + 2 * OBJECT * alternatives.len(),
        };
        let added = |used: &SchemaUse| used.keywords.len() + usize::from(used.description.is_some());
        kind + self.uses(id).map(added).sum::<usize>()
    }
}

/// Adds the schema's `$id`s to those that were seen; returns the first that was among them.
fn repeats<'s>(own: &'s UserSchema, seen: &mut BTreeSet<&'s str>) -> Option<&'s (String, Position)> {
    let mut identifiers = own.identifiers().iter();
    identifiers.find(|(identifier, _)| !seen.insert(identifier))
}
