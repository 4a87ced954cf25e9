//! The types of the JDK that have no schema of ours, but that Jackson can read (R4.11).
//!
//! Jackson 2.20.1 was used to find out, for every exported class of `java.base`, `java.sql`, `java.xml`,
//! `java.net.http` and `java.logging`, whether its deserializer can create an instance: the table of `jdk_types` lists
//! those classes. The many classes of the module java.desktop follow a rule: Jackson can read those that are not abstract.

use super::declarations;
use super::jdk_types::{self, Reading};
use super::types::{Ty, Types};
use crate::wire::request::Declaration;

/// Whether the mapper reads some JSON as the type, which must be a JDK type without a schema.
pub(crate) fn is_read_by_mapper(types: &mut Types<'_>, declaration: &Declaration, ty: Ty) -> bool {
    let name = declaration.binary_name.as_str();
    if jdk_types::find(name).is_some_and(|known| known.reading == Reading::OwnSchema) {
        return true;
    }
    if declaration.is_abstract() {
        return false;
    }
    declarations::in_package(&declaration.package, BEANS) || types.as_super(ty, "java.lang.Throwable").is_some()
}

/// The collections and maps of the JDK that are not abstract, but that Jackson cannot create or fill.
pub(crate) const UNMADE_CONTAINERS: &[&str] = &[
    "java.util.concurrent.SynchronousQueue",
    "java.util.concurrent.ConcurrentHashMap$KeySetView",
    "java.util.jar.Attributes",
    "javax.management.openmbean.TabularDataSupport",
    "java.awt.RenderingHints",
];

/// Packages whose classes, including those of their subpackages, are beans as a rule.
const BEANS: &[&str] = &[
    "java.awt",
    "java.beans",
    "javax.swing",
    "javax.management",
    "javax.print",
];
