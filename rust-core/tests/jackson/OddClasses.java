import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.annotation.*;
import java.util.*;

/** Classes that Jackson reads in odd ways. tests.rs says what of; odd_classes.json is their request. */
public class OddClasses {
 public static class Mang { public String getURL(){return "";} public void setURL(String s){} public void setABc(String s){} public void setaB(int i){} public void setX(int x){} public boolean isOK(){return true;} public void setOK(boolean b){} public void set_under(int i){} public void setÉclair(int i){} public void set1a(int i){} public void set(int x){} public Boolean isWrap(){return null;} public void setWrap(Boolean b){} }
 public static class PrivFields { private int a; private int b; private int c; public int d; int e; protected int f; public int getA(){return a;} public void setB(int b){} private void setPriv(int p){} public final int g=1; private final int h=2; public int getH(){return h;} public transient int t; public static int s; private transient int u; public int getU(){return u;} public void setU(int u){} }
 public static class Sup<X> { public X sx; private int sp; public int getSp(){return 0;} public void setSetterSup(X x){} public int hid; }
 public static class Sub extends Sup<String> { public int own; public long hid; public void setSetterSub(int i){} @JsonProperty("ren") public int first; }
 public static class Setterless { public List<String> getNames(){return new ArrayList<>();} public Map<String,Integer> getM(){return null;} public int getN(){return 1;} public String[] getArr(){return null;} }
 public static class Ren { @JsonProperty("z_one") public int one; public int two; @JsonProperty("q") private int three; public int four; private int five; @JsonProperty("g_five") public int getFive(){return 5;} }
 public static class Cre { private String firstName; public int other; @JsonCreator Cre(@JsonProperty("first_name") String firstName, @JsonProperty("n") int n){} public String getFirstName(){return firstName;} public int getN(){return 1;} }
 public static class ImplCre { ImplCre(@JsonProperty("a") String a, @JsonProperty("b") int n){ System.out.print("[ctor "+a+n+"]"); } }
 public static class ImplCreDef { public ImplCreDef(){System.out.print("[def]");} public ImplCreDef(@JsonProperty("a") String a, @JsonProperty("b") int n){ System.out.print("[ctor "+a+n+"]"); } }
 public static class ImplCre1 { public ImplCre1(@JsonProperty("a") String a){ System.out.print("[ctor "+a+"]"); } }
 public static class Str { final String v; public Str(String v){this.v=v;} public String getV(){return v;} }
 public static class StrPriv { final String v; private StrPriv(String v){this.v=v;} public String getV(){return v;} }
 public static class StrDef { public String v; public StrDef(){} public StrDef(String v){this.v=v;} }
 public static class Wrap { final List<String> v; public Wrap(List<String> v){this.v=v;} }
 public static class IntOnly { IntOnly(int i){} }
 public static class ByteOnly { public ByteOnly(short i){} }
 public static class ValOf { private ValOf(){} public static ValOf valueOf(String s){System.out.print("[valueOf]");return new ValOf();} }
 public static class ValOfNoDef { private ValOfNoDef(int a,int b){} public static ValOfNoDef valueOf(String s){System.out.print("[valueOf]");return new ValOfNoDef(1,2);} }
 public static class FromStr { private FromStr(int a,int b){} public static FromStr fromString(String s){System.out.print("[fromString]");return new FromStr(1,2);} }
 public static class OfStr { private OfStr(int a,int b){} public static OfStr of(String s){return new OfStr(1,2);} }
 public static class Cre1 { public String getA(){return "";} @JsonCreator Cre1(String a){System.out.print("[c1 "+a+"]");} }
 public static class Cre1Empty { public String getA(){return "";} @JsonCreator Cre1Empty(@JsonProperty String a){System.out.print("[c1 "+a+"]");} }
 public static class CreDef2 { @JsonCreator CreDef2(String a, int b){} }
 public static class CreProps1 { @JsonCreator(mode=JsonCreator.Mode.PROPERTIES) CreProps1(String a){} }
 public static class CreInj { @JsonCreator CreInj(@JacksonInject String a, int b){} }
 public static class CreInj1 { @JsonCreator CreInj1(@JacksonInject String a){} }
 public record R1(String value){}
 public record R1V(@JsonValue String value){}
 public record R1C(String value){ @JsonCreator public R1C{} }
 public record R1D(String value){ @JsonCreator(mode=JsonCreator.Mode.DELEGATING) public R1D{} }
 public record R2(String a,int b){}
 public record R2Ign(String a,@JsonIgnore int b){ }
 public record R2Ro(String a,@JsonProperty(access=JsonProperty.Access.READ_ONLY) int b){ }
 public record R2IgnP(String a,int b){ @JsonIgnoreProperties("b") public R2IgnP{} }
 @JsonIgnoreProperties("b") public record R2IP(String a,int b){ }
 public record RExp(@JsonProperty("x_a") String a,int b){ public RExp(String a,int b){this.a=a;this.b=b;} }
 public record RFac(String a,int b){ @JsonCreator static RFac make(@JsonProperty("q") String q){return new RFac(q,1);} }
 public record RFacD(String a,int b){ @JsonCreator static RFacD make(String q){return new RFacD(q,1);} }
 public record RCtor(String a,int b){ @JsonCreator RCtor(@JsonProperty("q") String q){this(q,1);} }
 public record RCtor0(String a,int b){ public RCtor0(){this("d",1);} public RCtor0(String a){this(a,9);} }
 public record RStr(String a,int b){ public RStr(String s){this(s,1);} }
 public record RValOf(String a,int b){ public static RValOf valueOf(String s){return new RValOf(s,1);} }
 public record RGet(String a){ public List<String> getTags(){return new ArrayList<>();} }
 public record RSet(String a){ public void setFoo(int x){} }
 @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class) public record RNam(String fooBar,@JsonProperty int bazQux,@JsonProperty("keepMe") int k){}
 @JsonPropertyOrder({"b","a"}) public record ROrd(String a,int b,int c){}
 @JsonPropertyOrder(alphabetic=true) public static class OrdA { public int b; public int a; @JsonCreator OrdA(@JsonProperty("z") int z,@JsonProperty("y") int y){} }
 @JsonPropertyOrder(alphabetic=true) public record ROrdA(int z,int b,int a){}
 @JsonPropertyOrder({"c","x_b"}) public static class OrdN { public int a; @JsonProperty("x_b") public int b; public int c; }
 @JsonPropertyOrder({"b"}) public static class OrdI { public int a; @JsonProperty("x_b") public int b; public int c; @JsonProperty(index=0) public int d; }
 public static class IgnF { @JsonIgnore private int a; public int getA(){return 1;} public void setA(int a){} @JsonIgnore public int getB(){return 1;} public void setB(int b){} @JsonIgnore public int getC(){return 1;} @JsonProperty public void setC(int c){} private int d; @JsonIgnore public void setD(int d){} public int getD(){return d;} }
 public static class Acc { @JsonProperty(access=JsonProperty.Access.READ_ONLY) public int a; @JsonProperty(access=JsonProperty.Access.WRITE_ONLY) private int b; public int getB(){return 1;} @JsonProperty(access=JsonProperty.Access.READ_WRITE) private int c; }
 public static class Ovl { public void setX(int i){} public void setX(String i){} public void setY(String s){} public void setY(Integer s){} public void setZ(Integer s){} public void setZ(Long s){} }
 public static class OvlZ { public void setZ(Integer s){} public void setZ(Long s){} }
 @JsonAutoDetect(fieldVisibility=JsonAutoDetect.Visibility.ANY) public static class AD { private int a; int b; }
 @JsonAutoDetect(setterVisibility=JsonAutoDetect.Visibility.NONE,getterVisibility=JsonAutoDetect.Visibility.NONE) public static class AD2 { private int a; public int getA(){return a;} public void setA(int a){} public int p; }
 @JsonIgnoreProperties(value={"a"},allowSetters=true) public static class IPS { public int a; public int b; }
 @JsonIgnoreProperties(value={"a"},allowGetters=true) public static class IPG { public int a; public int b; }
 @JsonIncludeProperties({"a"}) public static class Incl { public int a; public int b; }
 @JsonIgnoreType public static class IT { public int q; }
 public static class HasIT { public IT it; public int a; private IT it2; public void setIt2(IT x){} }
 public static class Back { @JsonBackReference public Back parent; @JsonManagedReference public List<Back> kids; public int a; }
 public static class Inj { @JacksonInject private String s; public String getS(){return s;} @JacksonInject public String t; public int a; }
 public static class Any { public int a; private Map<String,Integer> m=new HashMap<>(); @JsonAnySetter public void put(String k,Integer v){} @JsonAnyGetter public Map<String,Integer> getM(){return m;} }
 public static class AnyF { public int a; @JsonAnySetter private Map<String,Integer> m=new HashMap<>(); }
 public static class Merge2 { @JsonProperty("x") private int a; public int getA(){return 1;} @JsonProperty("y") public void setA(int a){} }
 public static class Getr { @JsonGetter("g") public int foo(){return 1;} @JsonSetter("s") public void foo(int x){} @JsonSetter public void setBar(int x){} @JsonProperty public void baz(int x){} private int g2; @JsonGetter("gg") public int getG2(){return 1;} }
 public static class Fmt { @JsonFormat(shape=JsonFormat.Shape.STRING) private int a; @JsonAlias("bb") private int b; @JsonPropertyDescription("d") private int c; @JsonDeserialize private int d; @JsonView(Object.class) int e; }
 public static abstract class AbsBase { public abstract int getA(); public abstract void setA(int a); public int pub; }
 public static class CtorGet { private final String name; @ConstructorLike CtorGet(String name){this.name=name;} public String getName(){return name;} }
 @interface ConstructorLike{}
 public interface HasName { @JsonProperty("nm") String getName(); }
 public static class Impl implements HasName { private String name; public String getName(){return name;} public void setName(String n){} }
 @JsonFormat(shape=JsonFormat.Shape.ARRAY) public record Arr(int a,int b){}
 @JsonFormat(shape=JsonFormat.Shape.OBJECT) public enum EO { A, B }
 public enum EP { @JsonProperty("aa") @JsonAlias("a2") A, B; @Override public String toString(){return "x";} }
 public enum EV { A, B; @JsonValue public String v(){return name().toLowerCase();} }
 public enum EC { A, B; @JsonCreator public static EC of(String s){return A;} }
 public enum ECI { A, B; @JsonCreator public static ECI of(int s){return A;} }
 public enum ECP { A, B; @JsonCreator public static ECP of(@JsonProperty("k") String s){return A;} }
 public enum ECPE { A, B; @JsonCreator(mode=JsonCreator.Mode.PROPERTIES) public static ECPE of(@JsonProperty("k") String s,@JsonProperty("l") int l){return A;} }
 public enum EVF { A("x"); @JsonValue public final String s; EVF(String s){this.s=s;} }
 @JsonTypeInfo(use=JsonTypeInfo.Id.NAME,property="kind") @JsonSubTypes({@JsonSubTypes.Type(value=PA.class,name="pa"),@JsonSubTypes.Type(PB.class)}) public interface P {}
 public record PA(int x) implements P {}
 public record PB(int x) implements P {}
 @JsonTypeInfo(use=JsonTypeInfo.Id.NAME) @JsonSubTypes(@JsonSubTypes.Type(value=QD.class,name="d")) public static class Q { public int q; }
 public static class QD extends Q { public int d; }
 @JsonTypeInfo(use=JsonTypeInfo.Id.NAME,include=JsonTypeInfo.As.EXTERNAL_PROPERTY,property="k") @JsonSubTypes(@JsonSubTypes.Type(value=XE.class,name="d")) public interface XI {}
 public record XE(int a) implements XI {}
 @JsonTypeInfo(use=JsonTypeInfo.Id.NAME,include=JsonTypeInfo.As.WRAPPER_OBJECT) @JsonSubTypes(@JsonSubTypes.Type(value=WA.class,name="w")) public interface W {}
 public record WA(int a) implements W {}
 @JsonTypeInfo(use=JsonTypeInfo.Id.DEDUCTION) @JsonSubTypes({@JsonSubTypes.Type(DA.class),@JsonSubTypes.Type(DB.class)}) public interface D {}
 public record DA(int a) implements D {}
 public record DB(int b) implements D {}
 @JsonTypeInfo(use=JsonTypeInfo.Id.NAME,include=JsonTypeInfo.As.EXISTING_PROPERTY,property="type",visible=true) @JsonSubTypes({@JsonSubTypes.Type(value=EA.class,name="ea")}) public interface E1 { String type(); }
 public record EA(String type,int a) implements E1 {}
 public sealed interface S permits SA,SB {}
 public record SA(int a) implements S {}
 public record SB(int b) implements S {}
 @JsonTypeInfo(use=JsonTypeInfo.Id.NAME) public sealed interface ST permits STA {}
 @JsonTypeName("sta") public record STA(int a) implements ST {}
 public static class Unw { public int a; @JsonUnwrapped(prefix="p_") public In in; }
 public static class In { public int x; @JsonProperty("yy") public int y; public In2 in2; }
 public static class In2 { public int w; }
 public record RUnw(int a,@JsonUnwrapped In in){}
 public static class IfcHolder { public int a; public class Inner { public int b; } }
 @JsonIgnoreProperties({"sx"}) public static class SubI extends Sup<String> { }
 public static class SubIgn extends Sup<String> { @JsonIgnore @Override public int getSp(){return 1;} }
 public static class PrivGet { private int a; int getA(){return a;} protected int getB(){return 1;} protected void setB(int b){} void setC(int c){} }
 public static class StaticFac { public int a; @JsonCreator(mode=JsonCreator.Mode.DISABLED) public StaticFac(String s){} public StaticFac(){} }
 public static class TwoCre { @JsonCreator TwoCre(@JsonProperty("a") int a){} @JsonCreator TwoCre(String s){} }
 public static class JV { private int a; @JsonValue public String txt(){return "";} public int getA(){return a;} }
 public static class JVC { private String a; public JVC(String s){} @JsonValue public String txt(){return "";} public int getA(){return 1;} }

 public record Box<X>(X value, List<X> more){}
 public static class Generic<K, V extends Comparable<V>> { public Box<K> key; public V value; private List<? extends K> keys; public void setKeys(List<? extends K> keys){} }
 public static class Bound extends Generic<String, Integer> {}
 public sealed interface Geo<N> permits Dot, Line, Poly {}
 public record Dot<M>(M at) implements Geo<M> {}
 public static sealed class Line<M> implements Geo<M> permits Ray { public M from; }
 public static final class Ray extends Line<String> { public int angle; }
 public static abstract sealed class Poly implements Geo<Integer> permits Tri {}
 public static final class Tri extends Poly { public int a; }
 @JsonDeserialize(as=AsImpl.class) public interface As {}
 public static class AsImpl implements As { public int x; @JsonDeserialize(contentAs=AsImpl.class) public List<As> list; @JsonDeserialize(as=AsImpl.class) public Object one; }
 public static class Own extends JsonDeserializer<Using> { public Using deserialize(com.fasterxml.jackson.core.JsonParser p, DeserializationContext c){ return null; } }
 @JsonDeserialize(using=Own.class) public static class Using { public int x; }
 public static class UsingProperty { @JsonDeserialize(using=Own.class) public Using x; }
 public static class UsingJacksons { @JsonDeserialize(using=com.fasterxml.jackson.datatype.jsr310.deser.LocalDateDeserializer.class) public java.time.LocalDate x; @JsonFormat(pattern="dd.MM.yyyy") public java.time.LocalDate y; @JsonFormat(shape=JsonFormat.Shape.NUMBER_INT) public java.time.Instant z; }
 public static class OwnNaming extends PropertyNamingStrategies.NamingBase { public String translate(String n){ return "x"+n; } }
 @JsonNaming(OwnNaming.class) public static class NamedByOwn { public int a; }
 @JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class) public static class Kebab { public int fooBar; public int getURLText(){return 1;} public void setURLText(int x){} @JsonProperty("as_is") public int c; }
 public static class KebabSub extends Kebab { public int moreText; }
 public static class Deep { public Prefixed p; @JsonIgnoreProperties({"a"}) public Prefixed q; }
 public static class Prefixed { public int a; @JsonUnwrapped(prefix="o.", suffix="!") public Unw u; }
 public static class SelfUnw { public int a; @JsonUnwrapped public SelfUnw u; }
 public record Loose(@JsonInclude(JsonInclude.Include.NON_NULL) @JsonProperty(required=false) String a, @JsonAlias({"bb","bbb"}) int b, Optional<String> c, @JsonFormat(shape=JsonFormat.Shape.STRING) long d){}
 public record ByMapper(@JsonSetter(nulls=Nulls.SKIP) String a){}
 @JsonClassDescription("A thing.") public static class Described { @JsonPropertyDescription("An a.") private int a; public int getA(){return a;} @JsonProperty(required=true) public int b; }
 @JsonTypeInfo(use=JsonTypeInfo.Id.CLASS) public interface ByClass {}
 @JsonTypeInfo(use=JsonTypeInfo.Id.SIMPLE_NAME,property="t") @JsonSubTypes(@JsonSubTypes.Type(Simple1.class)) public static abstract class Simple { public int a; }
 public static class Simple1 extends Simple { public int b; }
 @JsonTypeInfo(use=JsonTypeInfo.Id.NAME,property="t") @JsonSubTypes({@JsonSubTypes.Type(value=Mid.class,name="mid"),@JsonSubTypes.Type(value=Leaf1.class,names={"l1","l2"})}) public interface Top {}
 @JsonSubTypes(@JsonSubTypes.Type(value=Low.class,name="low")) public static class Mid implements Top { public int m; }
 public static class Low extends Mid { public int l; }
 public record Leaf1(int a) implements Top {}
 public static class OwnInfo { @JsonTypeInfo(use=JsonTypeInfo.Id.NAME) public Object o; }
 public static class NoWay { public int a; public NoWay(int x, int y){} }
 public static class Merged { @JsonAlias("z") private String a; public String getA(){return a;} public void setA(String a){} private boolean ready; public boolean isReady(){return ready;} Boolean isNot(){return null;} }
}
