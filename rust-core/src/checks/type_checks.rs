//! Examines every type that a parameter needs, and reports its problems at the parameter with the path to the type
//! (R4.4, R4.9, R7.3 to R7.10).

use std::collections::{HashMap, HashSet, VecDeque};

use super::own_schema;
use super::validation_context::{ValidationContext, insert_seen};
use crate::types::constraints::{self, Misuse};
use crate::types::declarations;
use crate::types::diagnostic_anchor::DiagnosticAnchor;
use crate::types::shape::{Constant, EnumShape, Key, ObjectShape, Property, Remark, Shape, Unsupported};
use crate::types::type_graph::{
    DEEPEST, MOST_INSTANCES, OF_JACKSON_3, OF_LATER_JACKSON, ReadBy, SealedLeaf, TypeGraph, TypeReader,
};
use crate::types::{Ty, TypeUse};
use copilot_tool_finished::unions::UnionKind;

use crate::diagnostics::reasons::{InvalidConstraint, PrimitiveFix, SurrogateText, Unreadable, VersionOfJackson};
use crate::diagnostics::{Diagnostic, Findings};
use crate::types::java_names;
use crate::wire::request::{Annotation, DeclarationId, DeclarationKind, ElementId, Origin};
use crate::wire::response::Place;
use copilot_tool_text::strings::clipped;

/// Reports a type that the companion cannot name (R4.4). Type arguments need not be nameable: the mapper finds them by
/// their names.
pub(crate) fn accessibility(context: ValidationContext<'_>, used: TypeUse, path: &str, place: &Place) -> Findings {
    let types = &context.graph.types;
    let hidden = types.unnameable_part(used.ty).unwrap_or(used.ty);
    // A type that Java cannot name is reported together with the other types that this one needs.
    if types.is_nameable_raw(used.ty) || !can_write(context, hidden) {
        return Findings::default();
    }
    let (r#type, path) = (types.print(hidden), format!("'{path}'"));
    Findings::of(place, Diagnostic::TypeInaccessible { r#type, path }).of_variable(types.has_variable(used))
}

/// Whether Java source can contain the type's name (R3.12).
fn can_write(context: ValidationContext<'_>, ty: Ty) -> bool {
    let declaration = context.graph.types.declaration(ty);
    declaration.is_none_or(|id| java_names::can_name_type(context.request.declaration(id)))
}

/// Reports the constraints of an argument that no validator could apply or no value satisfies, at the annotation's
/// value if the element has it (R7.8).
pub(crate) fn constraints(
    context: ValidationContext<'_>,
    used: TypeUse,
    annotations: &[Annotation],
    element: ElementId,
    parameter: &str,
) -> Findings {
    let mut findings = Findings::default();
    let place = context.anchor.element(element);
    let path = quoted(parameter);
    let placed = constraints::placed_misuses(annotations, &context.request.refused_expressions, &place);
    for (misuse, own) in &placed {
        let place = if context.anchor.is_elsewhere() { &place } else { own };
        findings.add(place, misused(misuse, &path));
    }
    let reported: Vec<&Misuse> = placed.iter().map(|(misuse, _)| misuse).collect();
    findings.append(misused_constraints(context.graph, used, &reported, &path, &place));
    findings.append(ignored_constraints(context.graph, used, &path, &place));
    findings
}

/// Reports the problems of the constraints on one use of a type, and the constraints that are not enforced.
fn used_constraints(graph: &TypeGraph<'_>, used: TypeUse, path: &str, place: &Place) -> Findings {
    let mut findings = misused_constraints(graph, used, &[], path, place);
    findings.append(ignored_constraints(graph, used, path, place));
    findings
}

/// Reports the problems of the constraints on one use of a type, except those in `reported`.
fn misused_constraints(
    graph: &TypeGraph<'_>,
    used: TypeUse,
    reported: &[&Misuse],
    path: &str,
    place: &Place,
) -> Findings {
    let mut findings = Findings::default();
    let constraints = &graph.types.qualifiers(used.qualifiers).constraints;
    for misuse in constraints.misuses() {
        if !reported.contains(&misuse) {
            findings.add(place, misused(misuse, path));
        }
    }
    if let Some(problem) = constraints.contradiction() {
        let path = path.to_owned();
        findings.add(place, Diagnostic::ConstraintUnmet { path, problem });
    }
    findings
}

/// Reports the constraints on one use of a type that are not enforced.
fn ignored_constraints(graph: &TypeGraph<'_>, used: TypeUse, path: &str, place: &Place) -> Findings {
    let mut findings = Findings::default();
    let constraints = &graph.types.qualifiers(used.qualifiers).constraints;
    let json = &graph.node(used.ty).json;
    for (constraint, problem) in constraints.ignored(json.kind, json.is_moment) {
        let path = path.to_owned();
        let ignored = Diagnostic::ConstraintIgnored {
            constraint,
            path,
            problem,
        };
        findings.add(place, ignored);
    }
    findings.of_variable(graph.types.has_variable(used))
}

fn misused(misuse: &Misuse, path: &str) -> Diagnostic {
    let (constraint, path) = (misuse.constraint.clone(), path.to_owned());
    if misuse.problem == InvalidConstraint::LoneSurrogate {
        let text = SurrogateText::Expression { constraint, path };
        Diagnostic::LoneSurrogate { text }
    } else {
        Diagnostic::ConstraintInvalid {
            constraint,
            path,
            problem: misuse.problem.clone(),
        }
    }
}

/// One type that a parameter needs.
struct Needed {
    used: TypeUse,
    path: String,
    read_by: ReadBy,
    /// Whether it is the component of an array. A constraint before the array, if it can annotate types, is the
    /// component's, too.
    is_component: bool,
    /// Whether it is in the bound of a variable that the tool class's subtypes bind (R3.11).
    is_of_variable: bool,
}

impl Needed {
    /// Returns a type that values of this one contain.
    ///
    /// - `step`: the end of the path to it
    fn part(&self, used: TypeUse, step: &str, read_by: ReadBy) -> Self {
        Self {
            used,
            path: format!("{}{step}", self.path),
            read_by,
            is_component: false,
            is_of_variable: self.is_of_variable,
        }
    }

    fn is_mapped(&self) -> bool {
        self.read_by == ReadBy::Mapped
    }
}

/// Reports every problem of the types that a part of a parameter needs, including the part itself.
pub(crate) fn part(context: ValidationContext<'_>, used: TypeUse, path: &str, place: &Place) -> Findings {
    let mut findings = used_constraints(context.graph, used, &quoted(path), place);
    findings.append(types(context, used, ReadBy::Mapped, path, place));
    findings
}

/// Reports every problem of the types that the parameter needs.
///
/// - `read_by`: who reads the parameter itself
pub(crate) fn types(
    context: ValidationContext<'_>,
    used: TypeUse,
    read_by: ReadBy,
    parameter: &str,
    place: &Place,
) -> Findings {
    examine(context, &context.valid.read, (used, read_by), parameter, place).0
}

/// Returns the findings about the types that a parameter needs, and the types that were examined, with whether only a
/// variable led to them. Types in `valid` are not examined again.
pub(super) fn examine(
    context: ValidationContext<'_>,
    valid: &HashSet<(Ty, ReadBy)>,
    (used, read_by): (TypeUse, ReadBy),
    parameter: &str,
    place: &Place,
) -> (Findings, HashMap<(Ty, ReadBy), bool>) {
    let graph = context.graph;
    let mut all = Findings::default();
    let mut seen: HashMap<(Ty, ReadBy), bool> = HashMap::new();
    let mut reported: HashMap<Ty, bool> = HashMap::new();
    let mut instances: HashMap<DeclarationId, usize> = HashMap::new();
    let mut open = VecDeque::from([Needed {
        used,
        path: parameter.to_owned(),
        read_by,
        is_component: false,
        is_of_variable: false,
    }]);
    let mut is_root = true;
    while let Some(mut needed) = open.pop_front() {
        let mut findings = Findings::default();
        needed.is_of_variable |= graph.types.is_of_variable(needed.used);
        let (ty, is_of_variable) = (needed.used.ty, needed.is_of_variable);
        let is_described = matches!(needed.read_by, ReadBy::Described | ReadBy::Spared);
        if !std::mem::take(&mut is_root) && !is_described {
            let path = quoted(&needed.path);
            findings.append(if needed.is_component {
                misused_constraints(graph, needed.used, &[], &path, place)
            } else {
                used_constraints(graph, needed.used, &path, place)
            });
        }
        let key = (ty, needed.read_by);
        if valid.contains(&key) || !insert_seen(&mut seen, key, is_of_variable) {
            all.append(findings.of_variable(is_of_variable));
            continue;
        }
        if let Some(declaration) = graph.types.declaration(ty) {
            let count = instances.entry(declaration).or_default();
            *count += 1;
            if *count > MOST_INSTANCES || graph.types.depth(ty) > DEEPEST {
                let r#type = ever_larger(graph, declaration, &instances);
                let path = quoted(parameter);
                let endless = Findings::of(place, Diagnostic::TypeEndless { r#type, path });
                all.append(endless.of_variable(graph.types.has_variable(used)));
                break;
            }
        }
        if !can_write(context, ty) {
            let r#type = graph.types.print(ty);
            let path = quoted(&needed.path);
            findings.add(place, Diagnostic::TypeName { r#type, path });
            all.append(findings.of_variable(is_of_variable));
            continue;
        }
        if is_described {
            findings.append(described_type(graph, &needed, place));
            open.extend(described_parts(graph, &needed));
        } else {
            graph.awaited(ty).iter().for_each(|name| findings.add_unresolved(name));
            for name in graph.missing(ty) {
                findings.append(context.missing(name, false, &quoted(&needed.path), place));
            }
            let is_first = insert_seen(&mut reported, ty, is_of_variable);
            if is_first {
                findings.append(not_followed(graph, ty, &needed.path, place));
            }
            if graph.missing(ty).is_empty() {
                findings.append(of_type(context, &needed, is_first, place));
            }
            open.extend(parts(graph, &needed));
        }
        // Generated code reads these values too.
        let read_by = match needed.read_by {
            ReadBy::Spared => ReadBy::Spared,
            _ => ReadBy::Described,
        };
        if let (described, Some(_)) = graph.undescribed(needed.used) {
            open.push_back(needed.part(described, "", read_by));
        }
        all.append(findings.of_variable(is_of_variable));
    }
    (all, seen)
}

/// Returns the name of the type that is used with ever larger type arguments: the user's with the most uses. The
/// collections in its arguments reach the bound, too.
fn ever_larger(graph: &TypeGraph<'_>, reached: DeclarationId, instances: &HashMap<DeclarationId, usize>) -> String {
    let of_user = instances
        .iter()
        .filter(|(id, _)| !declarations::is_jdk(graph.request.declaration(**id)));
    let most = of_user.max_by_key(|(id, count)| (**count, std::cmp::Reverse(**id)));
    let declaration = most.map_or(reached, |(id, _)| *id);
    declarations::short_name(graph.request.declaration(declaration))
}

/// Reports a type of which no value is finite (R7.5).
fn infinite(graph: &TypeGraph<'_>, needed: &Needed, place: &Place) -> Findings {
    let ty = needed.used.ty;
    graph.endless_values(ty).map_or_else(Findings::default, |reason| {
        let infinite = unsupported(&reason, &graph.types.print(ty), &needed.path, place);
        infinite.of_variable(graph.types.has_variable(needed.used))
    })
}

/// Reports the problems of a type for which the user wrote a schema: its values are still read (R4.11), and it must
/// have an end (R7.5).
fn described_type(graph: &TypeGraph<'_>, needed: &Needed, place: &Place) -> Findings {
    let ty = needed.used.ty;
    match &graph.of(ty).shape {
        Shape::Map { .. } => map_key(graph, ty, &needed.path, place),
        Shape::Unsupported(refused) if refused.is_never_read() && needed.read_by == ReadBy::Described => {
            unsupported(refused, &graph.types.print(ty), &needed.path, place)
        }
        // The properties that a class requires are not checked under a schema of the user's own.
        _ if needed.read_by == ReadBy::Described && graph.node(ty).is_made_by_constructor => {
            infinite(graph, needed, place)
        }
        _ => Findings::default(),
    }
}

/// Returns the types that a value with a schema of the user's own contains.
fn described_parts(graph: &TypeGraph<'_>, needed: &Needed) -> Vec<Needed> {
    let shape = &graph.of(needed.used.ty).shape;
    let parts = shape.parts().into_iter().map(|part| {
        let demanded = match shape {
            Shape::Object(object) => object.properties.iter().find(|own| own.required && own.used == part),
            _ => None,
        };
        let step = match shape {
            Shape::Array(_) | Shape::Collection { .. } => "[]".to_owned(),
            Shape::Map { .. } => ".*".to_owned(),
            _ => demanded.map_or_else(String::new, |own| format!(".{}", own.name)),
        };
        // A part that is optional, or is one of several alternatives, need not be readable: there are values without
        // it.
        let is_spared = matches!(shape, Shape::Object(_)) && demanded.is_none()
            || matches!(shape, Shape::Union(_) | Shape::Optional(_));
        needed.part(part, &step, if is_spared { ReadBy::Spared } else { needed.read_by })
    });
    parts.collect()
}

/// Reports the annotations on a type that the mapper does not follow: those of Jackson 3 (R7.26), and those of a later
/// Jackson 2 (R7.28).
pub(super) fn not_followed(graph: &TypeGraph<'_>, ty: Ty, path: &str, place: &Place) -> Findings {
    let mut findings = Findings::default();
    let (r#type, path) = (graph.types.print(ty), quoted(path));
    if let Some(annotations) = graph.ignored(ty, OF_LATER_JACKSON) {
        let problem = VersionOfJackson::Since221 { annotations };
        let (r#type, path) = (r#type.clone(), path.clone());
        findings.add(place, Diagnostic::JacksonVersion { r#type, path, problem });
    }
    if let Some(annotations) = graph.ignored(ty, OF_JACKSON_3) {
        findings.add(
            place,
            Diagnostic::Jackson3 {
                r#type,
                path,
                annotations,
            },
        );
    }
    findings
}

/// Returns a path as diagnostics show it.
pub(super) fn quoted(path: &str) -> String {
    format!("'{}'", clipped(path, 120))
}

/// Returns the reason why generated code cannot choose one of the types that a sealed type permits (R7.12).
fn undecidable(graph: &TypeGraph<'_>, sealed: Ty, name: &str, path: &str) -> Option<Diagnostic> {
    let leaves = match &graph.node(sealed).leaves {
        Ok(leaves) => leaves,
        Err(leaf) => {
            return Some(Diagnostic::SealedLeaf {
                r#type: name.to_owned(),
                path: path.to_owned(),
                leaf: graph.types.print(*leaf),
            });
        }
    };
    // Whether a value of the second can have everything that the first requires.
    let fits = |first: &SealedLeaf, second: &SealedLeaf| {
        let mut required = first.properties.iter().filter(|(_, required)| *required);
        required.all(|(names, _)| {
            let mut others = second.properties.iter();
            others.any(|(own, _)| names.iter().any(|name| own.contains(name)))
        })
    };
    leaves.iter().enumerate().find_map(|(position, first)| {
        let mut others = leaves.iter().skip(position.saturating_add(1));
        let second = others.find(|second| fits(first, second) && fits(second, first))?;
        Some(Diagnostic::SealedAmbiguous {
            r#type: name.to_owned(),
            path: path.to_owned(),
            first: graph.types.print(first.used.ty),
            second: graph.types.print(second.used.ty),
        })
    })
}

/// Reports the problems of the type itself.
///
/// - `is_first`: false if the type was already reported for this parameter. A type is visited twice if generated code
///   and the mapper both read it.
fn of_type(context: ValidationContext<'_>, needed: &Needed, is_first: bool, place: &Place) -> Findings {
    let graph = context.graph;
    let ty = needed.used.ty;
    let shaped = graph.of(ty);
    let name = graph.types.print(ty);
    let path = quoted(&needed.path);
    let mut findings = Findings::default();
    for remark in shaped.remarks.iter().filter(|_| is_first) {
        if let Some(remarked) = remarked(remark, &name, &path) {
            findings.add(place, remarked);
        }
    }
    if is_first {
        findings.append(infinite(graph, needed, place));
    }
    match &shaped.shape {
        Shape::Enum(shape) if is_first => {
            if let Some(repeated) = namesakes(shape, &name, &path) {
                findings.add(place, repeated);
            }
        }
        Shape::OptionalScalar(_) | Shape::Optional(_) if needed.is_mapped() && !context.options.own_mapper => {
            let instead = match graph.types.optional(ty) {
                Some(Err((_, class))) => class.to_owned(),
                Some(Ok(inner)) => graph.types.print(inner.ty),
                None => String::new(),
            };
            let unreadable = Diagnostic::OptionalUnreadable {
                path,
                r#type: name,
                instead,
                module: graph.types.module_of_optional(ty),
            };
            findings.add(place, unreadable);
        }
        Shape::Collection { .. } if needed.is_mapped() && graph.node(ty).is_made_by_generated_code_only => {
            let refused = Unsupported::Unreadable(Unreadable::Abstract);
            findings.append(unsupported(&refused, &name, &needed.path, place));
        }
        Shape::Map { .. } => findings.append(map_key(graph, ty, &needed.path, place)),
        Shape::Object(shape) => {
            for property in &shape.properties {
                findings.append(check_component(
                    context,
                    shape.declaration,
                    property,
                    &needed.path,
                    place,
                ));
            }
            findings.append(unshown_properties(graph, shape, &name, &needed.path, place));
        }
        Shape::Union(shape) => {
            if shape.kind == UnionKind::Sealed {
                let undecided = if needed.is_mapped() {
                    Some(Diagnostic::SealedUntyped {
                        r#type: name.clone(),
                        path,
                    })
                } else {
                    undecidable(graph, ty, &name, &path)
                };
                if let Some(undecided) = undecided {
                    findings.add(place, undecided);
                }
            }
            for alternative in &shape.alternatives {
                let subtype = graph.types.print(alternative.used.ty);
                findings.append(match alternative.own.as_deref() {
                    Some(Shape::Object(object)) => unshown_properties(graph, object, &subtype, &needed.path, place),
                    Some(Shape::Unsupported(refused)) => unsupported(refused, &subtype, &needed.path, place),
                    _ => Findings::default(),
                });
            }
        }
        Shape::Delegate(_) => {
            if let Some(circle) = graph.circle_of_creators(ty) {
                findings.append(unsupported(&circle, &name, &needed.path, place));
            }
        }
        Shape::Unsupported(refused) if is_first => {
            findings.append(unsupported(refused, &name, &needed.path, place));
        }
        Shape::Missing(missing) => {
            let is_named_in_source = graph.types.is_named_in_source(ty);
            findings.append(context.missing(missing, is_named_in_source, &path, place));
        }
        _ => {}
    }
    findings
}

/// Returns the types that a value of the type contains, which must be examined too.
fn parts(graph: &TypeGraph<'_>, needed: &Needed) -> Vec<Needed> {
    let ty = needed.used.ty;
    let is_mapped = needed.is_mapped() || graph.node(ty).reader != TypeReader::Generated;
    let is_component = matches!(graph.of(ty).shape, Shape::Array(_));
    let mut parts = Vec::new();
    let mut need = |used: TypeUse, step: &str, is_mapped: bool| {
        let read_by = if is_mapped { ReadBy::Mapped } else { ReadBy::Generated };
        parts.push(Needed {
            is_component,
            ..needed.part(used, step, read_by)
        });
    };
    match &graph.of(ty).shape {
        Shape::Optional(inner) => need(*inner, "", is_mapped),
        Shape::Array(component) => need(*component, "[]", is_mapped),
        Shape::Collection { .. } if needed.is_mapped() && graph.node(ty).is_made_by_generated_code_only => {}
        Shape::Collection {
            element: Some(element), ..
        } => need(*element, "[]", is_mapped),
        Shape::Map { value, .. } => {
            if let Key::Mapper(key) | Key::Enum(key) = &graph.node(ty).key {
                need(*key, " (key)", is_mapped);
            }
            if let Some(value) = value {
                need(*value, ".*", is_mapped);
            }
        }
        Shape::Object(shape) => need_parts(shape, is_mapped, &mut need),
        Shape::Union(shape) => {
            for alternative in &shape.alternatives {
                match alternative.own.as_deref() {
                    Some(Shape::Object(object)) => need_parts(object, true, &mut need),
                    Some(Shape::Unsupported(_)) => {}
                    Some(other) => other.parts().into_iter().for_each(|part| need(part, "", true)),
                    None => need(alternative.used, "", is_mapped),
                }
            }
        }
        Shape::Delegate(inner) if graph.circle_of_creators(ty).is_none() => need(*inner, "", is_mapped),
        _ => {}
    }
    parts
}

/// Reports the problems of a map's key.
fn map_key(graph: &TypeGraph<'_>, map: Ty, path: &str, place: &Place) -> Findings {
    let mut findings = Findings::default();
    if let Some(used) = graph.node(map).key_use {
        let path = quoted(&format!("{path} (key)"));
        findings.append(misused_constraints(graph, used, &[], &path, place));
    }
    if let Key::Unsupported(key, reason) = &graph.node(map).key {
        let refused = Diagnostic::MapKey {
            r#type: graph.types.print(key.ty),
            path: quoted(path),
            reason: *reason,
        };
        findings.append(Findings::of(place, refused).of_variable(graph.types.has_variable(*key)));
    }
    findings
}

/// Reports all properties whose values cannot be shown (R8.2).
fn unshown_properties(graph: &TypeGraph<'_>, shape: &ObjectShape, ty: &str, path: &str, place: &Place) -> Findings {
    let mut findings = Findings::default();
    for property in &shape.properties {
        if let Some(reason) = &property.unshown {
            let unshown = unsupported(reason, ty, path, place);
            findings.append(unshown.of_variable(graph.types.has_variable(property.used)));
        }
    }
    findings
}

/// Reports why the value at the path has no schema, for its type or what is in it (R7.4, R7.7).
pub(crate) fn unsupported(reason: &Unsupported, ty: &str, path: &str, place: &Place) -> Findings {
    let (r#type, path) = (ty.to_owned(), quoted(path));
    let diagnostic = match reason.clone() {
        Unsupported::NoValue(printed) => Diagnostic::TypeUnsupported {
            r#type: printed,
            path,
            reason: Unreadable::NoValue,
        },
        Unsupported::Unreadable(reason) | Unsupported::Unmade { reason, .. } => {
            Diagnostic::TypeUnsupported { r#type, path, reason }
        }
        Unsupported::TypeInfo(reason) => Diagnostic::TypeInfo { r#type, path, reason },
    };
    Findings::of(place, diagnostic)
}

/// Passes on the types of an object's properties, except those that cannot be shown (R7.4).
fn need_parts(shape: &ObjectShape, is_mapped: bool, need: &mut impl FnMut(TypeUse, &str, bool)) {
    for property in &shape.properties {
        if property.unshown.is_none() {
            need(property.used, &format!(".{}", property.name), is_mapped);
        }
    }
    if let Some(additional) = shape.additional {
        need(additional, ".*", true);
    }
}

/// Reports the members of `@CopilotToolParam` that are not allowed on a component inside another value (R4.9).
fn check_component(
    context: ValidationContext<'_>,
    record: DeclarationId,
    property: &Property,
    path: &str,
    place: &Place,
) -> Findings {
    let mut findings = Findings::default();
    let declaration = context.request.declaration(record);
    let is_of_record = declaration.kind == DeclarationKind::Record && declaration.origin != Origin::ClassFile;
    if is_of_record
        && context.graph.is_marked_nullable(property.used)
        && let Some(primitive) = context.graph.types.primitive(property.used.ty)
    {
        let optional = Diagnostic::PrimitiveOptional {
            parameter: format!("{path}.{}", property.java),
            said: "@Nullable",
            r#type: primitive.name,
            fix: PrimitiveFix::Boxed { boxed: primitive.boxed },
        };
        findings.add(&Place::element(property.element), optional);
    }
    let Some(annotation) = context.on_component(record, property.element) else {
        return findings;
    };
    // A component of a class file has no place.
    let anchor = match declaration.origin {
        Origin::ClassFile => DiagnosticAnchor::at(place.clone()),
        _ => DiagnosticAnchor::own(),
    };
    for member in ["name", "defaultValue"] {
        if annotation.text(member).is_none_or(str::is_empty) {
            continue;
        }
        let (component, record) = (property.java.clone(), declarations::short_name(declaration));
        let path = path.to_owned();
        let meaningless = if member == "name" {
            Diagnostic::ComponentName {
                component,
                record,
                path,
            }
        } else {
            Diagnostic::ComponentDefault {
                component,
                record,
                path,
            }
        };
        findings.add(&anchor.value(property.element, annotation, member), meaningless);
    }
    let name = match declaration.origin {
        Origin::ClassFile => format!("{path}.{}", property.java),
        // It is reported once, whatever the path is.
        _ => property.java.clone(),
    };
    let place = anchor.value(property.element, annotation, "schema");
    findings.append(own_schema::check(context.graph, property.used, &name, &place));
    findings
}

/// Returns the problem of the first two constants of an enum that have the same name in JSON. An alias that is the
/// name of another constant does not count: the schema shows that name once.
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

fn remarked(remark: &Remark, name: &str, path: &str) -> Option<Diagnostic> {
    let (r#type, path) = (name.to_owned(), path.to_owned());
    Some(match remark.clone() {
        Remark::EnumValue => Diagnostic::EnumValue { r#type, path },
        Remark::FieldsUnset => Diagnostic::FieldsUnset { r#type, path },
        Remark::GetterFilled { property } => Diagnostic::GetterFilled { r#type, path, property },
        Remark::LeftOut { subtype, reason } => Diagnostic::SubtypeLeftOut {
            r#type,
            path,
            subtype,
            reason,
        },
        Remark::MemberLeftOut {
            property,
            r#type: of,
            reason,
        } => Diagnostic::MemberLeftOut {
            property,
            owner: r#type,
            path,
            r#type: of,
            reason: match reason {
                Unsupported::NoValue(_) => Unreadable::NoValue.to_string(),
                Unsupported::Unreadable(own) | Unsupported::Unmade { reason: own, .. } => own.to_string(),
                Unsupported::TypeInfo(own) => own.to_string(),
            },
        },
        Remark::VersionDependent(problem) => Diagnostic::JacksonVersion { r#type, path, problem },
        Remark::FieldUnset { .. } => return None,
    })
}
