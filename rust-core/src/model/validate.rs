//! From the request to a validated [`ToolClass`]: names, flags, descriptions, parameters, results. Every fault of
//! the class is found in one go (R8.2); types are looked into by `check`, defaults by `defaults`.

use super::api::{Api, ApiProblem};
use super::builder::Builder;
use super::collect::{self, Found};
use super::facts;
use super::java_names;
use super::options::{self, Options};
use super::parameters;
use super::results;
use super::shaping::Shapes;
use super::site::Site;
use super::surrogates;
use super::tool::{Flags, Tool, ToolClass};
use super::type_variables;
use super::types::{Bindings, Form};
use crate::diagnostics::{Diagnostic, Diagnostics, Mark};
use crate::names;
use crate::text::javadoc;
use crate::text::json::Json;
use crate::wire::request::{Annotation, DeclarationKind, Method, Origin, Request, Value};
use crate::wire::response::Place;

/// What came of validating a request.
#[derive(Debug)]
pub(crate) struct Validated {
    /// The tool class, where nothing is wrong with it and it gets a companion.
    pub(crate) class: Option<ToolClass>,
    /// Types that the compiler does not know yet (R8.3).
    pub(crate) unresolved: Vec<String>,
    pub(crate) options: Options,
}

/// Validates the request's tool class.
pub(crate) fn validate<'r>(
    request: &'r Request,
    shapes: &mut Shapes<'r>,
    diagnostics: &mut Diagnostics<'r>,
) -> Validated {
    let options = options::read(request, diagnostics);
    let mut validated = Validated {
        class: None,
        unresolved: Vec::new(),
        options,
    };
    let class = request.declaration(request.tool_class);
    let own = shapes.types.own_type(request.tool_class);
    let found = collect::tools(request, &mut shapes.types, own);
    let declares = found.iter().any(|tool| tool.owner == request.tool_class);
    if !facts::is_nameable_from(request, request.tool_class, &class.package) {
        if declares {
            let class_name = facts::short_name(class);
            let private = Diagnostic::ClassPrivate { class: class_name };
            diagnostics.report(&Place::element(class.element), &private);
        }
        return validated;
    }
    let api = match Api::of(request) {
        Ok(api) => api,
        Err(problem) => {
            report_api(problem, &Place::element(class.element), diagnostics);
            return validated;
        }
    };
    if api.experimental && !options.experimental_allowed {
        check_experimental(request, &found, diagnostics);
    }
    let mut builder = Builder {
        request,
        shapes,
        diagnostics,
        api: &api,
        options,
        own,
        tool: String::new(),
        unresolved: Vec::new(),
    };
    builder.await_supertypes();
    let start = builder.diagnostics.mark();
    let tools = builder.tools(&found);
    let is_companionless = builder.forgive_type_variables(&start);
    surrogates::report(&mut builder);
    let mut unresolved = builder.unresolved;
    unresolved.sort();
    unresolved.dedup();
    validated.unresolved = unresolved;
    let complete =
        !diagnostics.has_errors() && !is_companionless && validated.unresolved.is_empty() && !tools.is_empty();
    validated.class = complete.then_some(ToolClass {
        declaration: request.tool_class,
        api,
        tools,
    });
    validated
}

fn report_api(problem: ApiProblem, place: &Place, diagnostics: &mut Diagnostics<'_>) {
    let diagnostic = match problem {
        ApiProblem::Missing(missing) => Diagnostic::ApiMissing { missing },
        ApiProblem::Newer { component, erased } => Diagnostic::SdkNewer {
            component,
            r#type: erased,
        },
    };
    diagnostics.report(place, &diagnostic);
}

/// One error for the class where a tool of it is not allowed to use the experimental API (R2.6).
fn check_experimental(request: &Request, found: &[Found<'_>], diagnostics: &mut Diagnostics<'_>) {
    let allows = |annotations: &[Annotation]| facts::annotation(annotations, Api::allowance()).is_some();
    let class_allows = |id| {
        std::iter::once(id)
            .chain(facts::enclosing(request, id))
            .any(|id| allows(&request.declaration(id).annotations))
    };
    if class_allows(request.tool_class) {
        return;
    }
    let class = request.declaration(request.tool_class);
    let name = facts::short_name(class);
    let forbidden = found
        .iter()
        .find(|tool| !allows(&tool.method.annotations) && !class_allows(tool.owner));
    if let Some(tool) = forbidden {
        let place = if tool.owner == request.tool_class {
            Site::of(request, tool).annotation(tool.method.element, tool.annotation)
        } else {
            Place::element(class.element)
        };
        diagnostics.report(&place, &Diagnostic::Experimental { class: name });
    }
}

impl<'r> Builder<'_, 'r> {
    /// Waits for supertypes that another processor has yet to write: each may have tools (R8.3). What is missing of a
    /// class file is no other processor's.
    fn await_supertypes(&mut self) {
        let request = self.request;
        for ty in collect::lineage(&mut self.shapes.types, self.own, request) {
            let declaration = self.shapes.types.declaration(ty).map(|id| request.declaration(id));
            let Some(declaration) = declaration.filter(|declaration| declaration.origin != Origin::ClassFile) else {
                continue;
            };
            for supertype in self.shapes.types.supertypes(ty) {
                if let Form::Missing(name) = self.shapes.types.form(supertype) {
                    let needed = format!("a supertype of '{}'", facts::short_name(declaration));
                    let place = Place::element(request.declaration(request.tool_class).element);
                    self.missing(name.clone(), true, &needed, &place);
                }
            }
        }
    }

    /// The tools of the methods, less those that something is wrong with, which is then reported.
    fn tools(&mut self, found: &[Found<'r>]) -> Vec<Tool> {
        let mut tools: Vec<Tool> = Vec::new();
        for found in found {
            self.tool = self.quiet_name(found);
            tools.extend(self.tool(found));
        }
        self.tool.clear();
        self.check_names(found, &tools);
        tools
    }

    /// Takes back what was reported since `start` and is wrong only with the type variables of an abstract class or
    /// interface, whose subtypes may each replace them with a valid type (R3.11). True if nothing else is wrong:
    /// then there are tools, and no companion.
    ///
    /// What is wrong with a variable is wrong no more where nothing is known of it. So the tools are validated once
    /// more, with all variables undecided.
    fn forgive_type_variables(&mut self, start: &Mark) -> bool {
        let class = self.request.declaration(self.request.tool_class);
        let is_abstract = class.kind == DeclarationKind::Interface || facts::has(&class.modifiers, "abstract");
        let errors = self.diagnostics.errors_since(start);
        let may_be_completed = !self.unresolved.is_empty() && !self.request.last_round;
        if !is_abstract || errors == 0 || may_be_completed {
            return false;
        }
        let undecided = self.shapes.types.undecided_type(self.request.tool_class);
        if undecided == self.own {
            return false;
        }
        self.own = undecided;
        let first = self.diagnostics.take_since(start);
        let unresolved = std::mem::take(&mut self.unresolved);
        let found = collect::tools(self.request, &mut self.shapes.types, self.own);
        self.tools(&found);
        let remaining = self.diagnostics.errors_since(start);
        if remaining >= errors {
            // Nothing was due to a variable. Where bounds are known, the texts say more.
            self.diagnostics.take_since(start);
            self.diagnostics.put_back(first);
            self.unresolved = unresolved;
        }
        remaining == 0
    }

    /// The tool of a method; none where something about it is wrong, which is then reported.
    fn tool(&mut self, found: &Found<'r>) -> Option<Tool> {
        let errors = self.diagnostics.errors();
        let site = Site::of(self.request, found);
        let method = found.method;
        let name = self.name(found, &site);
        self.check_callable(found, &site);
        let description = self.description(found, &site, &name);
        let flags = self.flags(found, &site, &name);
        let metadata = self.metadata(found, &site);
        let parameters = parameters::read(self, found, &site, &name);
        let generic = type_variables::read(self, found, &site);
        let result = results::read(self, found, &site);
        if self.diagnostics.errors() > errors {
            return None;
        }
        let (result, output) = result?;
        Some(Tool {
            name,
            method: method.name.clone(),
            signature: self.erased_signature(method),
            element: method.element,
            declared_in: found.owner,
            static_on: facts::has(&method.modifiers, "static")
                .then_some(found.owner)
                .map(|owner| {
                    let package = &self.request.declaration(self.request.tool_class).package;
                    if facts::is_nameable_from(self.request, owner, package) {
                        owner
                    } else {
                        self.request.tool_class
                    }
                }),
            description,
            flags,
            metadata,
            passed: parameters.passed,
            arguments: parameters.arguments,
            record: parameters.record,
            generic,
            result,
            output,
        })
    }

    fn name(&mut self, found: &Found<'_>, site: &Site) -> String {
        let (method, annotation) = (found.method, found.annotation);
        let written = self.text(
            &site.value(method.element, annotation, "name"),
            annotation.value("name"),
        );
        let name = match written {
            Some(name) if !name.is_empty() => name,
            _ => self.options.naming.tool_name(&method.name),
        };
        let place = Self::name_place(found, site);
        if let Some(problem) = names::problem(&name) {
            let name = name.clone();
            self.diagnostics
                .report(&place, &Diagnostic::NameInvalid { name, problem });
        } else if name.len() > names::LONG {
            let (name, length) = (name.clone(), name.len());
            self.diagnostics.report(&place, &Diagnostic::NameLong { name, length });
        }
        name
    }

    /// Where a tool's name comes from: the annotation's value, else the method.
    fn name_place(found: &Found<'_>, site: &Site) -> Place {
        let written = found.annotation.value("name").and_then(Value::as_str);
        if written.is_some_and(|name| !name.is_empty()) {
            site.value(found.method.element, found.annotation, "name")
        } else {
            site.element(found.method.element)
        }
    }

    fn check_callable(&mut self, found: &Found<'_>, site: &Site) {
        let request = self.request;
        let method = found.method;
        let place = site.element(method.element);
        if facts::has(&method.modifiers, "private") {
            let method = method.name.clone();
            self.diagnostics.report(&place, &Diagnostic::MethodPrivate { method });
            return;
        }
        let class = request.declaration(request.tool_class);
        if !java_names::can_name_method(method) {
            let owner = facts::short_name(request.declaration(found.owner));
            let method = method.name.clone();
            self.diagnostics
                .report(&place, &Diagnostic::MethodName { method, owner });
            return;
        }
        let (called, owner) = found.overridden_by.unwrap_or((method, found.owner));
        let owner = request.declaration(owner);
        if facts::has(&called.modifiers, "protected") && owner.package != class.package {
            let place = Place::element(class.element);
            let inaccessible = Diagnostic::MethodInaccessible {
                method: method.name.clone(),
                owner: facts::short_name(owner),
                class: facts::short_name(class),
            };
            self.diagnostics.report(&place, &inaccessible);
        }
    }

    fn description(&mut self, found: &Found<'_>, site: &Site, tool: &str) -> String {
        let (method, annotation) = (found.method, found.annotation);
        let place = site.value(method.element, annotation, "value");
        let written = self.text(&place, annotation.value("value")).unwrap_or_default();
        if !written.trim().is_empty() {
            return written;
        }
        let documented = method.documentation.as_deref().and_then(javadoc::first_paragraph);
        documented.unwrap_or_else(|| {
            if !annotation.is_ill_typed_text("value") {
                let tool = tool.to_owned();
                let elsewhere = facts::undescribed(self.request, found.owner);
                self.diagnostics
                    .report(&place, &Diagnostic::DescriptionMissing { tool, elsewhere });
            }
            String::new()
        })
    }

    fn flags(&mut self, found: &Found<'_>, site: &Site, name: &str) -> Flags {
        let annotation = found.annotation;
        let switch = |member| annotation.value(member).and_then(Value::as_bool).unwrap_or_default();
        let flags = Flags {
            overrides_builtin: switch("overridesBuiltInTool"),
            skip_permission: switch("skipPermission"),
            is_terminal: switch("isTerminal"),
            defer: annotation
                .value("defer")
                .and_then(Value::as_constant)
                .filter(|constant| *constant != "NONE")
                .map(str::to_owned),
        };
        let place = |member| site.value(found.method.element, annotation, member);
        if flags.overrides_builtin && flags.skip_permission {
            let tool = name.to_owned();
            self.diagnostics
                .report(&place("skipPermission"), &Diagnostic::BuiltinUnasked { tool });
        }
        if names::is_builtin(name) && !flags.overrides_builtin {
            let name = name.to_owned();
            self.diagnostics
                .report(&Self::name_place(found, site), &Diagnostic::NameBuiltin { name });
        }
        flags
    }

    /// The metadata entries (R3.7): flags when there are any, else the string when it is not empty, else the boolean.
    fn metadata(&mut self, found: &Found<'_>, site: &Site) -> Vec<(String, Json)> {
        let element = found.method.element;
        let mut map: Vec<(String, Json)> = Vec::new();
        let entries = found.annotation.value("metadata").map_or(&[][..], Value::elements);
        let all = site.value(element, found.annotation, "metadata");
        for (position, entry) in entries.iter().enumerate() {
            let Some(entry) = entry.as_annotation() else { continue };
            let place = all.index(position);
            let Some(key) = self.text(&place.member("key"), entry.value("key")) else {
                continue;
            };
            let value = entry.value("value").and_then(Value::as_annotation);
            let value = value.map_or(Json::Bool(false), |value| {
                self.metadata_value(&place.member("value"), value)
            });
            self.add_metadata(&mut map, key, value, &place.member("key"));
        }
        map
    }

    fn metadata_value(&mut self, place: &Place, value: &Annotation) -> Json {
        let flags = value.value("flags").map_or(&[][..], Value::elements);
        if flags.is_empty() {
            let text = self
                .text(&place.member("str"), value.value("str"))
                .filter(|text| !text.is_empty());
            let switch = value.value("bool").and_then(Value::as_bool).unwrap_or_default();
            return text.map_or(Json::Bool(switch), Json::String);
        }
        let mut map = Vec::new();
        for (position, flag) in flags.iter().enumerate() {
            let Some(flag) = flag.as_annotation() else { continue };
            let place = place.member("flags").index(position);
            let Some(name) = self.text(&place.member("name"), flag.value("name")) else {
                continue;
            };
            let switch = flag.value("value").and_then(Value::as_bool).unwrap_or_default();
            self.add_metadata(&mut map, name, Json::Bool(switch), &place.member("name"));
        }
        Json::Object(map)
    }

    fn add_metadata(&mut self, map: &mut Vec<(String, Json)>, key: String, value: Json, place: &Place) {
        if map.iter().any(|(known, _)| *known == key) {
            self.diagnostics.report(place, &Diagnostic::MetadataRepeated { key });
        } else {
            map.push((key, value));
        }
    }

    /// What concerns the names of all tools together: none twice (R3.2), and the note on changed names (R3.1).
    fn check_names(&mut self, found: &[Found<'r>], tools: &[Tool]) {
        // Names of tools with other problems are compared too: every problem is reported in one compilation (R8.2).
        let named: Vec<(String, &Found<'r>)> = found.iter().map(|found| (self.quiet_name(found), found)).collect();
        let mut by_name: std::collections::BTreeMap<&str, Vec<&Found<'r>>> = std::collections::BTreeMap::new();
        for (name, found) in &named {
            by_name.entry(name).or_default().push(found);
        }
        for (name, found) in &named {
            let same = by_name.get(name.as_str()).map_or(&[][..], Vec::as_slice);
            let Some(other) = same.iter().find(|other| other.method.element != found.method.element) else {
                continue;
            };
            let site = Site::of(self.request, found);
            let place = Self::name_place(found, &site);
            let other = self.signature(other);
            let name = name.clone();
            self.diagnostics
                .report(&place, &Diagnostic::NameRepeated { name, other });
        }
        if self.options.naming_chosen {
            return;
        }
        let differing: Vec<String> = found
            .iter()
            .filter(|found| {
                found
                    .annotation
                    .value("name")
                    .and_then(Value::as_str)
                    .is_none_or(str::is_empty)
            })
            .filter(|found| tools.iter().any(|tool| tool.element == found.method.element))
            .map(|found| {
                let method = &found.method.name;
                (
                    names::Naming::Heck.tool_name(method),
                    names::Naming::Sdk.tool_name(method),
                )
            })
            .filter(|(ours, sdk)| ours != sdk)
            .map(|(ours, sdk)| format!("'{ours}' ('{sdk}')"))
            .collect();
        if !differing.is_empty() {
            let class = self.request.declaration(self.request.tool_class);
            let names = differing.join(", ");
            self.diagnostics
                .report(&Place::element(class.element), &Diagnostic::NameDiffers { names });
        }
    }

    /// The method with the erased types of its parameters as they are declared (R8.5), which distinguishes overloads.
    fn erased_signature(&mut self, method: &Method) -> String {
        let types: Vec<String> = method
            .parameters
            .iter()
            .map(|parameter| {
                let used = self.shapes.types.resolve(parameter.ty, &Bindings::default());
                self.shapes.erased_name(used.ty)
            })
            .collect();
        format!("{}({})", method.name, types.join(","))
    }

    fn quiet_name(&self, found: &Found<'_>) -> String {
        let written = found
            .annotation
            .value("name")
            .and_then(Value::as_str)
            .filter(|name| !name.is_empty());
        written.map_or_else(|| self.options.naming.tool_name(&found.method.name), str::to_owned)
    }

    /// The method as a reader would look for it: `find(long, Status)`, with its class where that is another.
    fn signature(&mut self, found: &Found<'_>) -> String {
        let parameters: Vec<String> = found
            .method
            .parameters
            .iter()
            .map(|parameter| {
                let used = self.shapes.types.resolve(parameter.ty, &found.bindings);
                self.shapes.print(used.ty)
            })
            .collect();
        let method = format!("{}({})", found.method.name, parameters.join(", "));
        if found.owner == self.request.tool_class {
            format!("'{method}'")
        } else {
            format!(
                "'{method}' of {}",
                facts::short_name(self.request.declaration(found.owner))
            )
        }
    }
}
