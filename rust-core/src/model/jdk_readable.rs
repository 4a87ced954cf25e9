//! The JDK's types that the table of `jdk_types` does not have: which of them Jackson can read nevertheless (R4.11).
//!
//! Asked of Jackson 2.20.1 for every exported class of `java.base`, `java.sql`, `java.xml`, `java.net.http` and
//! `java.logging`: whether the deserializer that it finds can make an instance. Of the desktop's many classes only those
//! are known that cannot be made because they are abstract.

use super::facts;
use super::jdk_types::{self, Reading};
use super::types::{Ty, Types};
use crate::wire::request::{Declaration, DeclarationKind};

/// Whether the mapper reads some JSON as the type, which is one of the JDK and not in R7.3's table.
pub(crate) fn is_read_by_mapper(types: &mut Types<'_>, declaration: &Declaration, ty: Ty) -> bool {
    let name = declaration.binary_name.as_str();
    let is_in_table = jdk_types::find(name).is_some_and(|known| known.reading == Reading::OwnSchema);
    if is_in_table || READ.contains(&name) {
        return true;
    }
    if declaration.kind == DeclarationKind::Interface || facts::has(&declaration.modifiers, "abstract") {
        return false;
    }
    facts::in_package(&declaration.package, BEANS) || types.as_super(ty, "java.lang.Throwable").is_some()
}

/// Collections and maps of the JDK that are no abstract types and that Jackson cannot make or fill.
pub(crate) const UNMADE_CONTAINERS: &[&str] = &[
    "java.util.concurrent.SynchronousQueue",
    "java.util.concurrent.ConcurrentHashMap$KeySetView",
    "java.util.jar.Attributes",
    "javax.management.openmbean.TabularDataSupport",
    "java.awt.RenderingHints",
];

/// Packages whose classes are beans as a rule.
const BEANS: &[&str] = &[
    "java.awt",
    "java.beans",
    "javax.swing",
    "javax.management",
    "javax.print",
];

/// What has a deserializer of its own, or a constructor that Jackson can call.
const READ: &[&str] = &[
    "java.io.Serializable",
    "java.net.CookieManager",
    "java.sql.Time",
    "java.text.DateFormatSymbols",
    "java.text.DecimalFormat",
    "java.text.DecimalFormatSymbols",
    "java.text.SimpleDateFormat",
    "java.util.BitSet",
    "java.util.Calendar$Builder",
    "java.util.Locale$Builder",
    "java.util.Map$Entry",
    "java.util.Random",
    "java.util.SplittableRandom",
    "java.util.concurrent.atomic.DoubleAdder",
    "java.util.concurrent.atomic.LongAdder",
    "java.util.zip.Adler32",
    "java.util.zip.CRC32",
    "java.util.zip.CRC32C",
    "javax.net.ssl.SSLParameters",
    "javax.xml.datatype.Duration",
    "javax.xml.namespace.QName",
    "org.w3c.dom.Document",
    "org.w3c.dom.Element",
    "org.w3c.dom.Node",
];
