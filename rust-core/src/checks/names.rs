//! Tool names: how they are made from the names of methods, and which names are allowed (R3.1, R3.2, R3.10, R4.1).

use heck::ToSnakeCase;

use crate::diagnostics::reasons::{BuiltinEffect, NameProblem};

/// How a tool's name is made from its method's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Naming {
    /// From words: `getURL` becomes `get_url`.
    Heck,
    /// From letters, as the SDK's own processor does: `getURL` becomes `get_u_r_l`.
    Sdk,
}

impl Naming {
    /// Returns the tool name for a method with this name.
    pub(crate) fn tool_name(self, method: &str) -> String {
        match self {
            Self::Heck => method.to_snake_case(),
            Self::Sdk => by_letters(method),
        }
    }
}

fn by_letters(method: &str) -> String {
    let mut name = String::with_capacity(method.len().saturating_add(8));
    for (position, letter) in method.chars().enumerate() {
        if letter.is_uppercase() {
            if position > 0 {
                name.push('_');
            }
            name.extend(letter.to_lowercase());
        } else {
            name.push(letter);
        }
    }
    name
}

/// The length of the longest tool name that the Copilot CLI accepts.
const LONGEST: usize = 128;

/// The length of the longest tool name that every model provider accepts.
pub(crate) const LONG: usize = 64;

/// Returns the reason for which the Copilot CLI would refuse the name (R3.2).
pub(crate) fn problem(name: &str) -> Option<NameProblem> {
    if name.is_empty() {
        return Some(NameProblem::Empty);
    }
    if let Some(odd) = name
        .chars()
        .find(|letter| !(letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-')))
    {
        let letter = odd.escape_debug().to_string();
        return Some(NameProblem::Character { letter });
    }
    (name.len() > LONGEST).then_some(NameProblem::TooLong {
        length: name.len(),
        most: LONGEST,
    })
}

/// Whether every model provider accepts this as a parameter's name (R4.1).
pub(crate) fn is_plain_parameter(name: &str) -> bool {
    let mut letters = name.chars();
    letters
        .next()
        .is_some_and(|first| first.is_ascii_alphabetic() || first == '_')
        && letters.all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
        && name.len() <= LONG
}

/// Returns what the Copilot CLI does with a tool that has the name of one of its own and does not override it (R3.10;
/// CLI 1.0.102); `None` for another name.
pub(crate) fn builtin_effect(name: &str) -> Option<BuiltinEffect> {
    const FAILS: &str = "bash read_bash stop_bash list_bash view create edit grep glob rg apply_patch web_fetch \
                         semantic_code_search skill sql task read_agent list_agents write_agent";
    const MAY_FAIL: &str = "ask_user manage_schedule session_store_sql";
    const RUNS_OWN: &str = "exit_plan_mode store_memory vote_memory task_complete update_todo \
                            fetch_copilot_cli_documentation powershell read_powershell stop_powershell \
                            list_powershell str_replace_editor local_shell search_code_subagent lsp \
                            extensions_manage extensions_reload context_board open_canvas \
                            list_canvas_capabilities invoke_canvas_action read_inbox";
    const EFFECTS: [(&str, BuiltinEffect); 4] = [
        (FAILS, BuiltinEffect::Fails),
        (MAY_FAIL, BuiltinEffect::MayFail),
        (RUNS_OWN, BuiltinEffect::RunsOwn),
        ("tool_search_tool", BuiltinEffect::FailsAnyway),
    ];
    let mut effects = EFFECTS.into_iter();
    let found = effects.find(|(names, _)| names.split(' ').any(|own| own == name));
    found.map(|(_, effect)| effect)
}

#[cfg(test)]
mod tests;
