// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(7);
        addFrom0(this, tools, instance, mapper);
        addFrom3(this, tools, instance, mapper);
        addFrom5(this, tools, instance, mapper);
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    static void addFrom0(Tools$$CopilotToolMeta companion, ArrayList<ToolDefinition> tools, Tools instance, ObjectMapper mapper) {
        // array
        tools.add(new ToolDefinition(
                "array",
                "Shows an array.",
                object("type", "object", "properties", part30(), "required", list()),
                companion.handler(0, "array", instance, mapper), null, null, null, null, null));
        // map
        tools.add(new ToolDefinition(
                "map",
                "Shows a map.",
                object("type", "object", "properties", part36(), "required", list()),
                companion.handler(1, "map", instance, mapper), null, null, null, null, null));
        // records
        tools.add(new ToolDefinition(
                "records",
                "Shows records.",
                object("type", "object", "properties", part39(), "required", list()),
                companion.handler(2, "records", instance, mapper), null, null, null, null, null));
    }

    static void addFrom3(Tools$$CopilotToolMeta companion, ArrayList<ToolDefinition> tools, Tools instance, ObjectMapper mapper) {
        // node
        tools.add(new ToolDefinition(
                "node",
                "Shows what the mapper reads.",
                object("type", "object", "properties", part42(), "required", list()),
                companion.handler(3, "node", instance, mapper), null, null, null, null, null));
        // any
        tools.add(new ToolDefinition(
                "any",
                "Changes its default, which the next call must not see.",
                object("type", "object", "properties", part46(), "required", list()),
                companion.handler(4, "any", instance, mapper), null, null, null, null, null));
    }

    static void addFrom5(Tools$$CopilotToolMeta companion, ArrayList<ToolDefinition> tools, Tools instance, ObjectMapper mapper) {
        // flat
        tools.add(new ToolDefinition(
                "flat",
                "Shows a record's components.",
                object("type", "object", "properties", part57(), "required", list()),
                companion.handler(5, "flat", instance, mapper), null, null, null, null, null));
        // mapped
        tools.add(new ToolDefinition(
                "mapped",
                "Shows a record's components that the mapper reads.",
                object("type", "object", "properties", part63(), "required", list()),
                companion.handler(6, "mapped", instance, mapper), null, null, null, null, null));
    }

    static Object part25() {
        return list(
                0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
                54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
                80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103,
                104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
                124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143,
                144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163,
                164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183,
                184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199);
    }

    static Object part26() {
        return list(
                200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
                220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239,
                240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259,
                260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279,
                280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299,
                300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319,
                320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339,
                340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359,
                360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379,
                380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399);
    }

    static Object part27() {
        return list(
                400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419,
                420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439,
                440, 441, 442, 443, 444, 445, 446, 447, 448, 449);
    }

    static Object part28() {
        ArrayList<Object> all = list();
        all.addAll((ArrayList<Object>) part25());
        all.addAll((ArrayList<Object>) part26());
        all.addAll((ArrayList<Object>) part27());
        return all;
    }

    static Object part29() {
        return object("type", "array", "items", object("type", "integer"), "description", "D.", "default", part28());
    }

    static Object part30() {
        return object("numbers", part29());
    }

    static Object part31() {
        return object(
                "k0", 0,
                "k1", 1,
                "k2", 2,
                "k3", 3,
                "k4", 4,
                "k5", 5,
                "k6", 6,
                "k7", 7,
                "k8", 8,
                "k9", 9,
                "k10", 10,
                "k11", 11,
                "k12", 12,
                "k13", 13,
                "k14", 14,
                "k15", 15,
                "k16", 16,
                "k17", 17,
                "k18", 18,
                "k19", 19,
                "k20", 20,
                "k21", 21,
                "k22", 22,
                "k23", 23,
                "k24", 24,
                "k25", 25,
                "k26", 26,
                "k27", 27,
                "k28", 28,
                "k29", 29,
                "k30", 30,
                "k31", 31,
                "k32", 32,
                "k33", 33,
                "k34", 34,
                "k35", 35,
                "k36", 36,
                "k37", 37,
                "k38", 38,
                "k39", 39,
                "k40", 40,
                "k41", 41,
                "k42", 42,
                "k43", 43,
                "k44", 44,
                "k45", 45,
                "k46", 46,
                "k47", 47,
                "k48", 48,
                "k49", 49,
                "k50", 50,
                "k51", 51,
                "k52", 52,
                "k53", 53,
                "k54", 54,
                "k55", 55,
                "k56", 56,
                "k57", 57,
                "k58", 58,
                "k59", 59,
                "k60", 60,
                "k61", 61,
                "k62", 62,
                "k63", 63,
                "k64", 64,
                "k65", 65,
                "k66", 66,
                "k67", 67,
                "k68", 68,
                "k69", 69,
                "k70", 70,
                "k71", 71,
                "k72", 72,
                "k73", 73,
                "k74", 74,
                "k75", 75,
                "k76", 76,
                "k77", 77,
                "k78", 78,
                "k79", 79,
                "k80", 80,
                "k81", 81,
                "k82", 82,
                "k83", 83,
                "k84", 84,
                "k85", 85,
                "k86", 86,
                "k87", 87,
                "k88", 88,
                "k89", 89,
                "k90", 90,
                "k91", 91,
                "k92", 92,
                "k93", 93,
                "k94", 94,
                "k95", 95,
                "k96", 96,
                "k97", 97,
                "k98", 98,
                "k99", 99,
                "k100", 100,
                "k101", 101,
                "k102", 102,
                "k103", 103,
                "k104", 104,
                "k105", 105,
                "k106", 106,
                "k107", 107,
                "k108", 108,
                "k109", 109,
                "k110", 110,
                "k111", 111,
                "k112", 112,
                "k113", 113,
                "k114", 114,
                "k115", 115,
                "k116", 116,
                "k117", 117,
                "k118", 118,
                "k119", 119,
                "k120", 120,
                "k121", 121,
                "k122", 122,
                "k123", 123,
                "k124", 124,
                "k125", 125,
                "k126", 126,
                "k127", 127,
                "k128", 128,
                "k129", 129,
                "k130", 130,
                "k131", 131,
                "k132", 132,
                "k133", 133,
                "k134", 134,
                "k135", 135,
                "k136", 136,
                "k137", 137,
                "k138", 138,
                "k139", 139,
                "k140", 140,
                "k141", 141,
                "k142", 142,
                "k143", 143,
                "k144", 144,
                "k145", 145,
                "k146", 146,
                "k147", 147,
                "k148", 148,
                "k149", 149,
                "k150", 150,
                "k151", 151,
                "k152", 152,
                "k153", 153,
                "k154", 154,
                "k155", 155,
                "k156", 156,
                "k157", 157,
                "k158", 158,
                "k159", 159,
                "k160", 160,
                "k161", 161,
                "k162", 162,
                "k163", 163,
                "k164", 164,
                "k165", 165,
                "k166", 166,
                "k167", 167,
                "k168", 168,
                "k169", 169,
                "k170", 170,
                "k171", 171,
                "k172", 172,
                "k173", 173,
                "k174", 174,
                "k175", 175,
                "k176", 176,
                "k177", 177,
                "k178", 178,
                "k179", 179,
                "k180", 180,
                "k181", 181,
                "k182", 182,
                "k183", 183,
                "k184", 184,
                "k185", 185,
                "k186", 186,
                "k187", 187,
                "k188", 188,
                "k189", 189,
                "k190", 190,
                "k191", 191,
                "k192", 192,
                "k193", 193,
                "k194", 194,
                "k195", 195,
                "k196", 196,
                "k197", 197,
                "k198", 198,
                "k199", 199);
    }

    static Object part32() {
        return object(
                "k200", 200,
                "k201", 201,
                "k202", 202,
                "k203", 203,
                "k204", 204,
                "k205", 205,
                "k206", 206,
                "k207", 207,
                "k208", 208,
                "k209", 209,
                "k210", 210,
                "k211", 211,
                "k212", 212,
                "k213", 213,
                "k214", 214,
                "k215", 215,
                "k216", 216,
                "k217", 217,
                "k218", 218,
                "k219", 219,
                "k220", 220,
                "k221", 221,
                "k222", 222,
                "k223", 223,
                "k224", 224,
                "k225", 225,
                "k226", 226,
                "k227", 227,
                "k228", 228,
                "k229", 229,
                "k230", 230,
                "k231", 231,
                "k232", 232,
                "k233", 233,
                "k234", 234,
                "k235", 235,
                "k236", 236,
                "k237", 237,
                "k238", 238,
                "k239", 239,
                "k240", 240,
                "k241", 241,
                "k242", 242,
                "k243", 243,
                "k244", 244,
                "k245", 245,
                "k246", 246,
                "k247", 247,
                "k248", 248,
                "k249", 249,
                "k250", 250,
                "k251", 251,
                "k252", 252,
                "k253", 253,
                "k254", 254,
                "k255", 255,
                "k256", 256,
                "k257", 257,
                "k258", 258,
                "k259", 259,
                "k260", 260,
                "k261", 261,
                "k262", 262,
                "k263", 263,
                "k264", 264,
                "k265", 265,
                "k266", 266,
                "k267", 267,
                "k268", 268,
                "k269", 269,
                "k270", 270,
                "k271", 271,
                "k272", 272,
                "k273", 273,
                "k274", 274,
                "k275", 275,
                "k276", 276,
                "k277", 277,
                "k278", 278,
                "k279", 279,
                "k280", 280,
                "k281", 281,
                "k282", 282,
                "k283", 283,
                "k284", 284,
                "k285", 285,
                "k286", 286,
                "k287", 287,
                "k288", 288,
                "k289", 289,
                "k290", 290,
                "k291", 291,
                "k292", 292,
                "k293", 293,
                "k294", 294,
                "k295", 295,
                "k296", 296,
                "k297", 297,
                "k298", 298,
                "k299", 299,
                "k300", 300,
                "k301", 301,
                "k302", 302,
                "k303", 303,
                "k304", 304,
                "k305", 305,
                "k306", 306,
                "k307", 307,
                "k308", 308,
                "k309", 309,
                "k310", 310,
                "k311", 311,
                "k312", 312,
                "k313", 313,
                "k314", 314,
                "k315", 315,
                "k316", 316,
                "k317", 317,
                "k318", 318,
                "k319", 319,
                "k320", 320,
                "k321", 321,
                "k322", 322,
                "k323", 323,
                "k324", 324,
                "k325", 325,
                "k326", 326,
                "k327", 327,
                "k328", 328,
                "k329", 329,
                "k330", 330,
                "k331", 331,
                "k332", 332,
                "k333", 333,
                "k334", 334,
                "k335", 335,
                "k336", 336,
                "k337", 337,
                "k338", 338,
                "k339", 339,
                "k340", 340,
                "k341", 341,
                "k342", 342,
                "k343", 343,
                "k344", 344,
                "k345", 345,
                "k346", 346,
                "k347", 347,
                "k348", 348,
                "k349", 349,
                "k350", 350,
                "k351", 351,
                "k352", 352,
                "k353", 353,
                "k354", 354,
                "k355", 355,
                "k356", 356,
                "k357", 357,
                "k358", 358,
                "k359", 359,
                "k360", 360,
                "k361", 361,
                "k362", 362,
                "k363", 363,
                "k364", 364,
                "k365", 365,
                "k366", 366,
                "k367", 367,
                "k368", 368,
                "k369", 369,
                "k370", 370,
                "k371", 371,
                "k372", 372,
                "k373", 373,
                "k374", 374,
                "k375", 375,
                "k376", 376,
                "k377", 377,
                "k378", 378,
                "k379", 379,
                "k380", 380,
                "k381", 381,
                "k382", 382,
                "k383", 383,
                "k384", 384,
                "k385", 385,
                "k386", 386,
                "k387", 387,
                "k388", 388,
                "k389", 389,
                "k390", 390,
                "k391", 391,
                "k392", 392,
                "k393", 393,
                "k394", 394,
                "k395", 395,
                "k396", 396,
                "k397", 397,
                "k398", 398,
                "k399", 399);
    }

    static Object part33() {
        return object(
                "k400", 400,
                "k401", 401,
                "k402", 402,
                "k403", 403,
                "k404", 404,
                "k405", 405,
                "k406", 406,
                "k407", 407,
                "k408", 408,
                "k409", 409);
    }

    static Object part34() {
        LinkedHashMap<String, Object> all = object();
        all.putAll((LinkedHashMap<String, Object>) part31());
        all.putAll((LinkedHashMap<String, Object>) part32());
        all.putAll((LinkedHashMap<String, Object>) part33());
        return all;
    }

    static Object part35() {
        return object(
                "type", "object",
                "additionalProperties", object("type", "integer"),
                "description", "D.",
                "default", part34());
    }

    static Object part36() {
        return object("members", part35());
    }

    static Object part37() {
        return list(
                object("x", 0, "y", 0), object("x", 1, "y", -1), object("x", 2, "y", -2), object("x", 3, "y", -3),
                object("x", 4, "y", -4), object("x", 5, "y", -5), object("x", 6, "y", -6), object("x", 7, "y", -7),
                object("x", 8, "y", -8), object("x", 9, "y", -9), object("x", 10, "y", -10), object("x", 11, "y", -11),
                object("x", 12, "y", -12), object("x", 13, "y", -13), object("x", 14, "y", -14),
                object("x", 15, "y", -15), object("x", 16, "y", -16), object("x", 17, "y", -17),
                object("x", 18, "y", -18), object("x", 19, "y", -19), object("x", 20, "y", -20),
                object("x", 21, "y", -21), object("x", 22, "y", -22), object("x", 23, "y", -23),
                object("x", 24, "y", -24), object("x", 25, "y", -25), object("x", 26, "y", -26),
                object("x", 27, "y", -27), object("x", 28, "y", -28), object("x", 29, "y", -29),
                object("x", 30, "y", -30), object("x", 31, "y", -31), object("x", 32, "y", -32),
                object("x", 33, "y", -33), object("x", 34, "y", -34), object("x", 35, "y", -35),
                object("x", 36, "y", -36), object("x", 37, "y", -37), object("x", 38, "y", -38),
                object("x", 39, "y", -39), object("x", 40, "y", -40), object("x", 41, "y", -41),
                object("x", 42, "y", -42), object("x", 43, "y", -43), object("x", 44, "y", -44),
                object("x", 45, "y", -45), object("x", 46, "y", -46), object("x", 47, "y", -47),
                object("x", 48, "y", -48), object("x", 49, "y", -49), object("x", 50, "y", -50),
                object("x", 51, "y", -51), object("x", 52, "y", -52), object("x", 53, "y", -53),
                object("x", 54, "y", -54), object("x", 55, "y", -55), object("x", 56, "y", -56),
                object("x", 57, "y", -57), object("x", 58, "y", -58), object("x", 59, "y", -59),
                object("x", 60, "y", -60), object("x", 61, "y", -61), object("x", 62, "y", -62),
                object("x", 63, "y", -63), object("x", 64, "y", -64), object("x", 65, "y", -65),
                object("x", 66, "y", -66), object("x", 67, "y", -67), object("x", 68, "y", -68),
                object("x", 69, "y", -69), object("x", 70, "y", -70), object("x", 71, "y", -71),
                object("x", 72, "y", -72), object("x", 73, "y", -73), object("x", 74, "y", -74),
                object("x", 75, "y", -75), object("x", 76, "y", -76), object("x", 77, "y", -77),
                object("x", 78, "y", -78), object("x", 79, "y", -79), object("x", 80, "y", -80),
                object("x", 81, "y", -81), object("x", 82, "y", -82), object("x", 83, "y", -83),
                object("x", 84, "y", -84), object("x", 85, "y", -85), object("x", 86, "y", -86),
                object("x", 87, "y", -87), object("x", 88, "y", -88), object("x", 89, "y", -89),
                object("x", 90, "y", -90), object("x", 91, "y", -91), object("x", 92, "y", -92),
                object("x", 93, "y", -93), object("x", 94, "y", -94), object("x", 95, "y", -95),
                object("x", 96, "y", -96), object("x", 97, "y", -97), object("x", 98, "y", -98),
                object("x", 99, "y", -99), object("x", 100, "y", -100), object("x", 101, "y", -101),
                object("x", 102, "y", -102), object("x", 103, "y", -103), object("x", 104, "y", -104),
                object("x", 105, "y", -105), object("x", 106, "y", -106), object("x", 107, "y", -107),
                object("x", 108, "y", -108), object("x", 109, "y", -109), object("x", 110, "y", -110),
                object("x", 111, "y", -111), object("x", 112, "y", -112), object("x", 113, "y", -113),
                object("x", 114, "y", -114), object("x", 115, "y", -115), object("x", 116, "y", -116),
                object("x", 117, "y", -117), object("x", 118, "y", -118), object("x", 119, "y", -119),
                object("x", 120, "y", -120), object("x", 121, "y", -121), object("x", 122, "y", -122),
                object("x", 123, "y", -123), object("x", 124, "y", -124), object("x", 125, "y", -125),
                object("x", 126, "y", -126), object("x", 127, "y", -127), object("x", 128, "y", -128),
                object("x", 129, "y", -129), object("x", 130, "y", -130), object("x", 131, "y", -131),
                object("x", 132, "y", -132), object("x", 133, "y", -133), object("x", 134, "y", -134),
                object("x", 135, "y", -135), object("x", 136, "y", -136), object("x", 137, "y", -137),
                object("x", 138, "y", -138), object("x", 139, "y", -139));
    }

    static Object part38() {
        return object(
                "type", "array",
                "items", object(
                    "type", "object",
                    "properties", object("x", object("type", "integer"), "y", object("type", "integer")),
                    "required", list("x", "y")),
                "description", "D.",
                "default", part37());
    }

    static Object part39() {
        return object("points", part38());
    }

    static Object part40() {
        return list(
                list(
                    list(0, "x0"), list(1, "x1"), list(2, "x2"), list(3, "x3"), list(4, "x4"), list(5, "x5"),
                    list(6, "x6"), list(7, "x7"), list(8, "x8"), list(9, "x9")),
                list(
                    list(10, "x0"), list(11, "x1"), list(12, "x2"), list(13, "x3"), list(14, "x4"), list(15, "x5"),
                    list(16, "x6"), list(17, "x7"), list(18, "x8"), list(19, "x9")),
                list(
                    list(20, "x0"), list(21, "x1"), list(22, "x2"), list(23, "x3"), list(24, "x4"), list(25, "x5"),
                    list(26, "x6"), list(27, "x7"), list(28, "x8"), list(29, "x9")),
                list(
                    list(30, "x0"), list(31, "x1"), list(32, "x2"), list(33, "x3"), list(34, "x4"), list(35, "x5"),
                    list(36, "x6"), list(37, "x7"), list(38, "x8"), list(39, "x9")),
                list(
                    list(40, "x0"), list(41, "x1"), list(42, "x2"), list(43, "x3"), list(44, "x4"), list(45, "x5"),
                    list(46, "x6"), list(47, "x7"), list(48, "x8"), list(49, "x9")),
                list(
                    list(50, "x0"), list(51, "x1"), list(52, "x2"), list(53, "x3"), list(54, "x4"), list(55, "x5"),
                    list(56, "x6"), list(57, "x7"), list(58, "x8"), list(59, "x9")),
                list(
                    list(60, "x0"), list(61, "x1"), list(62, "x2"), list(63, "x3"), list(64, "x4"), list(65, "x5"),
                    list(66, "x6"), list(67, "x7"), list(68, "x8"), list(69, "x9")),
                list(
                    list(70, "x0"), list(71, "x1"), list(72, "x2"), list(73, "x3"), list(74, "x4"), list(75, "x5"),
                    list(76, "x6"), list(77, "x7"), list(78, "x8"), list(79, "x9")),
                list(
                    list(80, "x0"), list(81, "x1"), list(82, "x2"), list(83, "x3"), list(84, "x4"), list(85, "x5"),
                    list(86, "x6"), list(87, "x7"), list(88, "x8"), list(89, "x9")),
                list(
                    list(90, "x0"), list(91, "x1"), list(92, "x2"), list(93, "x3"), list(94, "x4"), list(95, "x5"),
                    list(96, "x6"), list(97, "x7"), list(98, "x8"), list(99, "x9")),
                list(
                    list(100, "x0"), list(101, "x1"), list(102, "x2"), list(103, "x3"), list(104, "x4"),
                    list(105, "x5"), list(106, "x6"), list(107, "x7"), list(108, "x8"), list(109, "x9")),
                list(
                    list(110, "x0"), list(111, "x1"), list(112, "x2"), list(113, "x3"), list(114, "x4"),
                    list(115, "x5"), list(116, "x6"), list(117, "x7"), list(118, "x8"), list(119, "x9")),
                list(
                    list(120, "x0"), list(121, "x1"), list(122, "x2"), list(123, "x3"), list(124, "x4"),
                    list(125, "x5"), list(126, "x6"), list(127, "x7"), list(128, "x8"), list(129, "x9")),
                list(
                    list(130, "x0"), list(131, "x1"), list(132, "x2"), list(133, "x3"), list(134, "x4"),
                    list(135, "x5"), list(136, "x6"), list(137, "x7"), list(138, "x8"), list(139, "x9")),
                list(
                    list(140, "x0"), list(141, "x1"), list(142, "x2"), list(143, "x3"), list(144, "x4"),
                    list(145, "x5"), list(146, "x6"), list(147, "x7"), list(148, "x8"), list(149, "x9")));
    }

    static Object part41() {
        return object("description", "D.", "default", part40());
    }

    static Object part42() {
        return object("node", part41());
    }

    static Object part43() {
        return list(
                list(
                    list(0, "x0"), list(1, "x1"), list(2, "x2"), list(3, "x3"), list(4, "x4"), list(5, "x5"),
                    list(6, "x6"), list(7, "x7"), list(8, "x8"), list(9, "x9")),
                list(
                    list(10, "x0"), list(11, "x1"), list(12, "x2"), list(13, "x3"), list(14, "x4"), list(15, "x5"),
                    list(16, "x6"), list(17, "x7"), list(18, "x8"), list(19, "x9")),
                list(
                    list(20, "x0"), list(21, "x1"), list(22, "x2"), list(23, "x3"), list(24, "x4"), list(25, "x5"),
                    list(26, "x6"), list(27, "x7"), list(28, "x8"), list(29, "x9")),
                list(
                    list(30, "x0"), list(31, "x1"), list(32, "x2"), list(33, "x3"), list(34, "x4"), list(35, "x5"),
                    list(36, "x6"), list(37, "x7"), list(38, "x8"), list(39, "x9")),
                list(
                    list(40, "x0"), list(41, "x1"), list(42, "x2"), list(43, "x3"), list(44, "x4"), list(45, "x5"),
                    list(46, "x6"), list(47, "x7"), list(48, "x8"), list(49, "x9")),
                list(
                    list(50, "x0"), list(51, "x1"), list(52, "x2"), list(53, "x3"), list(54, "x4"), list(55, "x5"),
                    list(56, "x6"), list(57, "x7"), list(58, "x8"), list(59, "x9")),
                list(
                    list(60, "x0"), list(61, "x1"), list(62, "x2"), list(63, "x3"), list(64, "x4"), list(65, "x5"),
                    list(66, "x6"), list(67, "x7"), list(68, "x8"), list(69, "x9")),
                list(
                    list(70, "x0"), list(71, "x1"), list(72, "x2"), list(73, "x3"), list(74, "x4"), list(75, "x5"),
                    list(76, "x6"), list(77, "x7"), list(78, "x8"), list(79, "x9")),
                list(
                    list(80, "x0"), list(81, "x1"), list(82, "x2"), list(83, "x3"), list(84, "x4"), list(85, "x5"),
                    list(86, "x6"), list(87, "x7"), list(88, "x8"), list(89, "x9")),
                list(
                    list(90, "x0"), list(91, "x1"), list(92, "x2"), list(93, "x3"), list(94, "x4"), list(95, "x5"),
                    list(96, "x6"), list(97, "x7"), list(98, "x8"), list(99, "x9")),
                list(
                    list(100, "x0"), list(101, "x1"), list(102, "x2"), list(103, "x3"), list(104, "x4"),
                    list(105, "x5"), list(106, "x6"), list(107, "x7"), list(108, "x8"), list(109, "x9")),
                list(
                    list(110, "x0"), list(111, "x1"), list(112, "x2"), list(113, "x3"), list(114, "x4"),
                    list(115, "x5"), list(116, "x6"), list(117, "x7"), list(118, "x8"), list(119, "x9")),
                list(
                    list(120, "x0"), list(121, "x1"), list(122, "x2"), list(123, "x3"), list(124, "x4"),
                    list(125, "x5"), list(126, "x6"), list(127, "x7"), list(128, "x8"), list(129, "x9")),
                list(
                    list(130, "x0"), list(131, "x1"), list(132, "x2"), list(133, "x3"), list(134, "x4"),
                    list(135, "x5"), list(136, "x6"), list(137, "x7"), list(138, "x8"), list(139, "x9")),
                list(
                    list(140, "x0"), list(141, "x1"), list(142, "x2"), list(143, "x3"), list(144, "x4"),
                    list(145, "x5"), list(146, "x6"), list(147, "x7"), list(148, "x8"), list(149, "x9")));
    }

    static Object part44() {
        return object("description", "D.", "default", part43());
    }

    static Object part45() {
        return list(
                list(
                    list(
                        list(
                            list(list(list(list(list(list(list(list(list(list(list(list(list(list(1))))))))))))))))));
    }

    static Object part46() {
        return object(
                "any", part44(),
                "deep", object(
                    "description", "D.",
                    "default", list(
                        list(
                            list(
                                list(
                                    list(
                                        list(
                                            list(
                                                list(
                                                    list(
                                                        list(
                                                            list(
                                                                list(
                                                                    list(
                                                                        list(
                                                                            list(
                                                                                list(
                                                                                    list(
                                                                                        list(
                                                                                            list(
                                                                                                list(
                                                                                                    list(
                                                                                                        list(
                                                                                                            part45()))))))))))))))))))))))));
    }

    static Object part47() {
        return list(
                0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
                54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
                80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103,
                104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
                124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143,
                144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163,
                164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183,
                184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199);
    }

    static Object part48() {
        return list(
                200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
                220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239,
                240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259,
                260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279,
                280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299,
                300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319,
                320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339,
                340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359,
                360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379,
                380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399);
    }

    static Object part49() {
        return list(
                400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419,
                420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439,
                440, 441, 442, 443, 444, 445, 446, 447, 448, 449);
    }

    static Object part50() {
        ArrayList<Object> all = list();
        all.addAll((ArrayList<Object>) part47());
        all.addAll((ArrayList<Object>) part48());
        all.addAll((ArrayList<Object>) part49());
        return all;
    }

    static Object part51() {
        return object("type", "array", "items", object("type", "integer"), "description", "D.", "default", part50());
    }

    static Object part52() {
        return object(
                "k0", 0,
                "k1", 1,
                "k2", 2,
                "k3", 3,
                "k4", 4,
                "k5", 5,
                "k6", 6,
                "k7", 7,
                "k8", 8,
                "k9", 9,
                "k10", 10,
                "k11", 11,
                "k12", 12,
                "k13", 13,
                "k14", 14,
                "k15", 15,
                "k16", 16,
                "k17", 17,
                "k18", 18,
                "k19", 19,
                "k20", 20,
                "k21", 21,
                "k22", 22,
                "k23", 23,
                "k24", 24,
                "k25", 25,
                "k26", 26,
                "k27", 27,
                "k28", 28,
                "k29", 29,
                "k30", 30,
                "k31", 31,
                "k32", 32,
                "k33", 33,
                "k34", 34,
                "k35", 35,
                "k36", 36,
                "k37", 37,
                "k38", 38,
                "k39", 39,
                "k40", 40,
                "k41", 41,
                "k42", 42,
                "k43", 43,
                "k44", 44,
                "k45", 45,
                "k46", 46,
                "k47", 47,
                "k48", 48,
                "k49", 49,
                "k50", 50,
                "k51", 51,
                "k52", 52,
                "k53", 53,
                "k54", 54,
                "k55", 55,
                "k56", 56,
                "k57", 57,
                "k58", 58,
                "k59", 59,
                "k60", 60,
                "k61", 61,
                "k62", 62,
                "k63", 63,
                "k64", 64,
                "k65", 65,
                "k66", 66,
                "k67", 67,
                "k68", 68,
                "k69", 69,
                "k70", 70,
                "k71", 71,
                "k72", 72,
                "k73", 73,
                "k74", 74,
                "k75", 75,
                "k76", 76,
                "k77", 77,
                "k78", 78,
                "k79", 79,
                "k80", 80,
                "k81", 81,
                "k82", 82,
                "k83", 83,
                "k84", 84,
                "k85", 85,
                "k86", 86,
                "k87", 87,
                "k88", 88,
                "k89", 89,
                "k90", 90,
                "k91", 91,
                "k92", 92,
                "k93", 93,
                "k94", 94,
                "k95", 95,
                "k96", 96,
                "k97", 97,
                "k98", 98,
                "k99", 99,
                "k100", 100,
                "k101", 101,
                "k102", 102,
                "k103", 103,
                "k104", 104,
                "k105", 105,
                "k106", 106,
                "k107", 107,
                "k108", 108,
                "k109", 109,
                "k110", 110,
                "k111", 111,
                "k112", 112,
                "k113", 113,
                "k114", 114,
                "k115", 115,
                "k116", 116,
                "k117", 117,
                "k118", 118,
                "k119", 119,
                "k120", 120,
                "k121", 121,
                "k122", 122,
                "k123", 123,
                "k124", 124,
                "k125", 125,
                "k126", 126,
                "k127", 127,
                "k128", 128,
                "k129", 129,
                "k130", 130,
                "k131", 131,
                "k132", 132,
                "k133", 133,
                "k134", 134,
                "k135", 135,
                "k136", 136,
                "k137", 137,
                "k138", 138,
                "k139", 139,
                "k140", 140,
                "k141", 141,
                "k142", 142,
                "k143", 143,
                "k144", 144,
                "k145", 145,
                "k146", 146,
                "k147", 147,
                "k148", 148,
                "k149", 149,
                "k150", 150,
                "k151", 151,
                "k152", 152,
                "k153", 153,
                "k154", 154,
                "k155", 155,
                "k156", 156,
                "k157", 157,
                "k158", 158,
                "k159", 159,
                "k160", 160,
                "k161", 161,
                "k162", 162,
                "k163", 163,
                "k164", 164,
                "k165", 165,
                "k166", 166,
                "k167", 167,
                "k168", 168,
                "k169", 169,
                "k170", 170,
                "k171", 171,
                "k172", 172,
                "k173", 173,
                "k174", 174,
                "k175", 175,
                "k176", 176,
                "k177", 177,
                "k178", 178,
                "k179", 179,
                "k180", 180,
                "k181", 181,
                "k182", 182,
                "k183", 183,
                "k184", 184,
                "k185", 185,
                "k186", 186,
                "k187", 187,
                "k188", 188,
                "k189", 189,
                "k190", 190,
                "k191", 191,
                "k192", 192,
                "k193", 193,
                "k194", 194,
                "k195", 195,
                "k196", 196,
                "k197", 197,
                "k198", 198,
                "k199", 199);
    }

    static Object part53() {
        return object(
                "k200", 200,
                "k201", 201,
                "k202", 202,
                "k203", 203,
                "k204", 204,
                "k205", 205,
                "k206", 206,
                "k207", 207,
                "k208", 208,
                "k209", 209,
                "k210", 210,
                "k211", 211,
                "k212", 212,
                "k213", 213,
                "k214", 214,
                "k215", 215,
                "k216", 216,
                "k217", 217,
                "k218", 218,
                "k219", 219,
                "k220", 220,
                "k221", 221,
                "k222", 222,
                "k223", 223,
                "k224", 224,
                "k225", 225,
                "k226", 226,
                "k227", 227,
                "k228", 228,
                "k229", 229,
                "k230", 230,
                "k231", 231,
                "k232", 232,
                "k233", 233,
                "k234", 234,
                "k235", 235,
                "k236", 236,
                "k237", 237,
                "k238", 238,
                "k239", 239,
                "k240", 240,
                "k241", 241,
                "k242", 242,
                "k243", 243,
                "k244", 244,
                "k245", 245,
                "k246", 246,
                "k247", 247,
                "k248", 248,
                "k249", 249,
                "k250", 250,
                "k251", 251,
                "k252", 252,
                "k253", 253,
                "k254", 254,
                "k255", 255,
                "k256", 256,
                "k257", 257,
                "k258", 258,
                "k259", 259,
                "k260", 260,
                "k261", 261,
                "k262", 262,
                "k263", 263,
                "k264", 264,
                "k265", 265,
                "k266", 266,
                "k267", 267,
                "k268", 268,
                "k269", 269,
                "k270", 270,
                "k271", 271,
                "k272", 272,
                "k273", 273,
                "k274", 274,
                "k275", 275,
                "k276", 276,
                "k277", 277,
                "k278", 278,
                "k279", 279,
                "k280", 280,
                "k281", 281,
                "k282", 282,
                "k283", 283,
                "k284", 284,
                "k285", 285,
                "k286", 286,
                "k287", 287,
                "k288", 288,
                "k289", 289,
                "k290", 290,
                "k291", 291,
                "k292", 292,
                "k293", 293,
                "k294", 294,
                "k295", 295,
                "k296", 296,
                "k297", 297,
                "k298", 298,
                "k299", 299,
                "k300", 300,
                "k301", 301,
                "k302", 302,
                "k303", 303,
                "k304", 304,
                "k305", 305,
                "k306", 306,
                "k307", 307,
                "k308", 308,
                "k309", 309,
                "k310", 310,
                "k311", 311,
                "k312", 312,
                "k313", 313,
                "k314", 314,
                "k315", 315,
                "k316", 316,
                "k317", 317,
                "k318", 318,
                "k319", 319,
                "k320", 320,
                "k321", 321,
                "k322", 322,
                "k323", 323,
                "k324", 324,
                "k325", 325,
                "k326", 326,
                "k327", 327,
                "k328", 328,
                "k329", 329,
                "k330", 330,
                "k331", 331,
                "k332", 332,
                "k333", 333,
                "k334", 334,
                "k335", 335,
                "k336", 336,
                "k337", 337,
                "k338", 338,
                "k339", 339,
                "k340", 340,
                "k341", 341,
                "k342", 342,
                "k343", 343,
                "k344", 344,
                "k345", 345,
                "k346", 346,
                "k347", 347,
                "k348", 348,
                "k349", 349,
                "k350", 350,
                "k351", 351,
                "k352", 352,
                "k353", 353,
                "k354", 354,
                "k355", 355,
                "k356", 356,
                "k357", 357,
                "k358", 358,
                "k359", 359,
                "k360", 360,
                "k361", 361,
                "k362", 362,
                "k363", 363,
                "k364", 364,
                "k365", 365,
                "k366", 366,
                "k367", 367,
                "k368", 368,
                "k369", 369,
                "k370", 370,
                "k371", 371,
                "k372", 372,
                "k373", 373,
                "k374", 374,
                "k375", 375,
                "k376", 376,
                "k377", 377,
                "k378", 378,
                "k379", 379,
                "k380", 380,
                "k381", 381,
                "k382", 382,
                "k383", 383,
                "k384", 384,
                "k385", 385,
                "k386", 386,
                "k387", 387,
                "k388", 388,
                "k389", 389,
                "k390", 390,
                "k391", 391,
                "k392", 392,
                "k393", 393,
                "k394", 394,
                "k395", 395,
                "k396", 396,
                "k397", 397,
                "k398", 398,
                "k399", 399);
    }

    static Object part54() {
        return object(
                "k400", 400,
                "k401", 401,
                "k402", 402,
                "k403", 403,
                "k404", 404,
                "k405", 405,
                "k406", 406,
                "k407", 407,
                "k408", 408,
                "k409", 409);
    }

    static Object part55() {
        LinkedHashMap<String, Object> all = object();
        all.putAll((LinkedHashMap<String, Object>) part52());
        all.putAll((LinkedHashMap<String, Object>) part53());
        all.putAll((LinkedHashMap<String, Object>) part54());
        return all;
    }

    static Object part56() {
        return object(
                "type", "object",
                "additionalProperties", object("type", "integer"),
                "description", "D.",
                "default", part55());
    }

    static Object part57() {
        return object(
                "numbers", part51(),
                "members", part56(),
                "few", object(
                    "type", "array",
                    "items", object("type", "integer"),
                    "description", "D.",
                    "default", list(1)));
    }

    static Object part58() {
        return list(
                0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
                54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
                80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103,
                104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
                124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143,
                144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163,
                164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183,
                184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199);
    }

    static Object part59() {
        return list(
                200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
                220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239,
                240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259,
                260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279,
                280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299,
                300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319,
                320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339,
                340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359,
                360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379,
                380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399);
    }

    static Object part60() {
        return list(
                400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419,
                420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439,
                440, 441, 442, 443, 444, 445, 446, 447, 448, 449);
    }

    static Object part61() {
        ArrayList<Object> all = list();
        all.addAll((ArrayList<Object>) part58());
        all.addAll((ArrayList<Object>) part59());
        all.addAll((ArrayList<Object>) part60());
        return all;
    }

    static Object part62() {
        return object("type", "array", "items", object("type", "integer"), "description", "D.", "default", part61());
    }

    static Object part63() {
        return object(
                "numbers", part62(),
                "some", object(
                    "type", "array",
                    "items", object("type", "integer"),
                    "description", "D.",
                    "default", list(1)));
    }

    private static final class Parts0 {
        static Object part() {
            return list(
                    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                    28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
                    54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
                    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103,
                    104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
                    124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143,
                    144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163,
                    164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183,
                    184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199);
        }

        static Object part2() {
            return list(
                    200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
                    220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239,
                    240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259,
                    260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279,
                    280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299,
                    300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319,
                    320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339,
                    340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359,
                    360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379,
                    380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399);
        }

        static Object part3() {
            return list(
                    400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419,
                    420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439,
                    440, 441, 442, 443, 444, 445, 446, 447, 448, 449);
        }

        static Object part4() {
            ArrayList<Object> all = list();
            all.addAll((ArrayList<Object>) Parts0.part());
            all.addAll((ArrayList<Object>) Parts0.part2());
            all.addAll((ArrayList<Object>) Parts0.part3());
            return all;
        }

        static Object part5() {
            return object(
                    "k0", 0,
                    "k1", 1,
                    "k2", 2,
                    "k3", 3,
                    "k4", 4,
                    "k5", 5,
                    "k6", 6,
                    "k7", 7,
                    "k8", 8,
                    "k9", 9,
                    "k10", 10,
                    "k11", 11,
                    "k12", 12,
                    "k13", 13,
                    "k14", 14,
                    "k15", 15,
                    "k16", 16,
                    "k17", 17,
                    "k18", 18,
                    "k19", 19,
                    "k20", 20,
                    "k21", 21,
                    "k22", 22,
                    "k23", 23,
                    "k24", 24,
                    "k25", 25,
                    "k26", 26,
                    "k27", 27,
                    "k28", 28,
                    "k29", 29,
                    "k30", 30,
                    "k31", 31,
                    "k32", 32,
                    "k33", 33,
                    "k34", 34,
                    "k35", 35,
                    "k36", 36,
                    "k37", 37,
                    "k38", 38,
                    "k39", 39,
                    "k40", 40,
                    "k41", 41,
                    "k42", 42,
                    "k43", 43,
                    "k44", 44,
                    "k45", 45,
                    "k46", 46,
                    "k47", 47,
                    "k48", 48,
                    "k49", 49,
                    "k50", 50,
                    "k51", 51,
                    "k52", 52,
                    "k53", 53,
                    "k54", 54,
                    "k55", 55,
                    "k56", 56,
                    "k57", 57,
                    "k58", 58,
                    "k59", 59,
                    "k60", 60,
                    "k61", 61,
                    "k62", 62,
                    "k63", 63,
                    "k64", 64,
                    "k65", 65,
                    "k66", 66,
                    "k67", 67,
                    "k68", 68,
                    "k69", 69,
                    "k70", 70,
                    "k71", 71,
                    "k72", 72,
                    "k73", 73,
                    "k74", 74,
                    "k75", 75,
                    "k76", 76,
                    "k77", 77,
                    "k78", 78,
                    "k79", 79,
                    "k80", 80,
                    "k81", 81,
                    "k82", 82,
                    "k83", 83,
                    "k84", 84,
                    "k85", 85,
                    "k86", 86,
                    "k87", 87,
                    "k88", 88,
                    "k89", 89,
                    "k90", 90,
                    "k91", 91,
                    "k92", 92,
                    "k93", 93,
                    "k94", 94,
                    "k95", 95,
                    "k96", 96,
                    "k97", 97,
                    "k98", 98,
                    "k99", 99,
                    "k100", 100,
                    "k101", 101,
                    "k102", 102,
                    "k103", 103,
                    "k104", 104,
                    "k105", 105,
                    "k106", 106,
                    "k107", 107,
                    "k108", 108,
                    "k109", 109,
                    "k110", 110,
                    "k111", 111,
                    "k112", 112,
                    "k113", 113,
                    "k114", 114,
                    "k115", 115,
                    "k116", 116,
                    "k117", 117,
                    "k118", 118,
                    "k119", 119,
                    "k120", 120,
                    "k121", 121,
                    "k122", 122,
                    "k123", 123,
                    "k124", 124,
                    "k125", 125,
                    "k126", 126,
                    "k127", 127,
                    "k128", 128,
                    "k129", 129,
                    "k130", 130,
                    "k131", 131,
                    "k132", 132,
                    "k133", 133,
                    "k134", 134,
                    "k135", 135,
                    "k136", 136,
                    "k137", 137,
                    "k138", 138,
                    "k139", 139,
                    "k140", 140,
                    "k141", 141,
                    "k142", 142,
                    "k143", 143,
                    "k144", 144,
                    "k145", 145,
                    "k146", 146,
                    "k147", 147,
                    "k148", 148,
                    "k149", 149,
                    "k150", 150,
                    "k151", 151,
                    "k152", 152,
                    "k153", 153,
                    "k154", 154,
                    "k155", 155,
                    "k156", 156,
                    "k157", 157,
                    "k158", 158,
                    "k159", 159,
                    "k160", 160,
                    "k161", 161,
                    "k162", 162,
                    "k163", 163,
                    "k164", 164,
                    "k165", 165,
                    "k166", 166,
                    "k167", 167,
                    "k168", 168,
                    "k169", 169,
                    "k170", 170,
                    "k171", 171,
                    "k172", 172,
                    "k173", 173,
                    "k174", 174,
                    "k175", 175,
                    "k176", 176,
                    "k177", 177,
                    "k178", 178,
                    "k179", 179,
                    "k180", 180,
                    "k181", 181,
                    "k182", 182,
                    "k183", 183,
                    "k184", 184,
                    "k185", 185,
                    "k186", 186,
                    "k187", 187,
                    "k188", 188,
                    "k189", 189,
                    "k190", 190,
                    "k191", 191,
                    "k192", 192,
                    "k193", 193,
                    "k194", 194,
                    "k195", 195,
                    "k196", 196,
                    "k197", 197,
                    "k198", 198,
                    "k199", 199);
        }

        static Object part6() {
            return object(
                    "k200", 200,
                    "k201", 201,
                    "k202", 202,
                    "k203", 203,
                    "k204", 204,
                    "k205", 205,
                    "k206", 206,
                    "k207", 207,
                    "k208", 208,
                    "k209", 209,
                    "k210", 210,
                    "k211", 211,
                    "k212", 212,
                    "k213", 213,
                    "k214", 214,
                    "k215", 215,
                    "k216", 216,
                    "k217", 217,
                    "k218", 218,
                    "k219", 219,
                    "k220", 220,
                    "k221", 221,
                    "k222", 222,
                    "k223", 223,
                    "k224", 224,
                    "k225", 225,
                    "k226", 226,
                    "k227", 227,
                    "k228", 228,
                    "k229", 229,
                    "k230", 230,
                    "k231", 231,
                    "k232", 232,
                    "k233", 233,
                    "k234", 234,
                    "k235", 235,
                    "k236", 236,
                    "k237", 237,
                    "k238", 238,
                    "k239", 239,
                    "k240", 240,
                    "k241", 241,
                    "k242", 242,
                    "k243", 243,
                    "k244", 244,
                    "k245", 245,
                    "k246", 246,
                    "k247", 247,
                    "k248", 248,
                    "k249", 249,
                    "k250", 250,
                    "k251", 251,
                    "k252", 252,
                    "k253", 253,
                    "k254", 254,
                    "k255", 255,
                    "k256", 256,
                    "k257", 257,
                    "k258", 258,
                    "k259", 259,
                    "k260", 260,
                    "k261", 261,
                    "k262", 262,
                    "k263", 263,
                    "k264", 264,
                    "k265", 265,
                    "k266", 266,
                    "k267", 267,
                    "k268", 268,
                    "k269", 269,
                    "k270", 270,
                    "k271", 271,
                    "k272", 272,
                    "k273", 273,
                    "k274", 274,
                    "k275", 275,
                    "k276", 276,
                    "k277", 277,
                    "k278", 278,
                    "k279", 279,
                    "k280", 280,
                    "k281", 281,
                    "k282", 282,
                    "k283", 283,
                    "k284", 284,
                    "k285", 285,
                    "k286", 286,
                    "k287", 287,
                    "k288", 288,
                    "k289", 289,
                    "k290", 290,
                    "k291", 291,
                    "k292", 292,
                    "k293", 293,
                    "k294", 294,
                    "k295", 295,
                    "k296", 296,
                    "k297", 297,
                    "k298", 298,
                    "k299", 299,
                    "k300", 300,
                    "k301", 301,
                    "k302", 302,
                    "k303", 303,
                    "k304", 304,
                    "k305", 305,
                    "k306", 306,
                    "k307", 307,
                    "k308", 308,
                    "k309", 309,
                    "k310", 310,
                    "k311", 311,
                    "k312", 312,
                    "k313", 313,
                    "k314", 314,
                    "k315", 315,
                    "k316", 316,
                    "k317", 317,
                    "k318", 318,
                    "k319", 319,
                    "k320", 320,
                    "k321", 321,
                    "k322", 322,
                    "k323", 323,
                    "k324", 324,
                    "k325", 325,
                    "k326", 326,
                    "k327", 327,
                    "k328", 328,
                    "k329", 329,
                    "k330", 330,
                    "k331", 331,
                    "k332", 332,
                    "k333", 333,
                    "k334", 334,
                    "k335", 335,
                    "k336", 336,
                    "k337", 337,
                    "k338", 338,
                    "k339", 339,
                    "k340", 340,
                    "k341", 341,
                    "k342", 342,
                    "k343", 343,
                    "k344", 344,
                    "k345", 345,
                    "k346", 346,
                    "k347", 347,
                    "k348", 348,
                    "k349", 349,
                    "k350", 350,
                    "k351", 351,
                    "k352", 352,
                    "k353", 353,
                    "k354", 354,
                    "k355", 355,
                    "k356", 356,
                    "k357", 357,
                    "k358", 358,
                    "k359", 359,
                    "k360", 360,
                    "k361", 361,
                    "k362", 362,
                    "k363", 363,
                    "k364", 364,
                    "k365", 365,
                    "k366", 366,
                    "k367", 367,
                    "k368", 368,
                    "k369", 369,
                    "k370", 370,
                    "k371", 371,
                    "k372", 372,
                    "k373", 373,
                    "k374", 374,
                    "k375", 375,
                    "k376", 376,
                    "k377", 377,
                    "k378", 378,
                    "k379", 379,
                    "k380", 380,
                    "k381", 381,
                    "k382", 382,
                    "k383", 383,
                    "k384", 384,
                    "k385", 385,
                    "k386", 386,
                    "k387", 387,
                    "k388", 388,
                    "k389", 389,
                    "k390", 390,
                    "k391", 391,
                    "k392", 392,
                    "k393", 393,
                    "k394", 394,
                    "k395", 395,
                    "k396", 396,
                    "k397", 397,
                    "k398", 398,
                    "k399", 399);
        }

        static Object part7() {
            return object(
                    "k400", 400,
                    "k401", 401,
                    "k402", 402,
                    "k403", 403,
                    "k404", 404,
                    "k405", 405,
                    "k406", 406,
                    "k407", 407,
                    "k408", 408,
                    "k409", 409);
        }

        static Object part8() {
            LinkedHashMap<String, Object> all = object();
            all.putAll((LinkedHashMap<String, Object>) Parts0.part5());
            all.putAll((LinkedHashMap<String, Object>) Parts0.part6());
            all.putAll((LinkedHashMap<String, Object>) Parts0.part7());
            return all;
        }

        static Object part9() {
            return list(
                    object("x", 0, "y", 0), object("x", 1, "y", -1), object("x", 2, "y", -2), object("x", 3, "y", -3),
                    object("x", 4, "y", -4), object("x", 5, "y", -5), object("x", 6, "y", -6), object("x", 7, "y", -7),
                    object("x", 8, "y", -8), object("x", 9, "y", -9), object("x", 10, "y", -10), object("x", 11, "y", -11),
                    object("x", 12, "y", -12), object("x", 13, "y", -13), object("x", 14, "y", -14),
                    object("x", 15, "y", -15), object("x", 16, "y", -16), object("x", 17, "y", -17),
                    object("x", 18, "y", -18), object("x", 19, "y", -19), object("x", 20, "y", -20),
                    object("x", 21, "y", -21), object("x", 22, "y", -22), object("x", 23, "y", -23),
                    object("x", 24, "y", -24), object("x", 25, "y", -25), object("x", 26, "y", -26),
                    object("x", 27, "y", -27), object("x", 28, "y", -28), object("x", 29, "y", -29),
                    object("x", 30, "y", -30), object("x", 31, "y", -31), object("x", 32, "y", -32),
                    object("x", 33, "y", -33), object("x", 34, "y", -34), object("x", 35, "y", -35),
                    object("x", 36, "y", -36), object("x", 37, "y", -37), object("x", 38, "y", -38),
                    object("x", 39, "y", -39), object("x", 40, "y", -40), object("x", 41, "y", -41),
                    object("x", 42, "y", -42), object("x", 43, "y", -43), object("x", 44, "y", -44),
                    object("x", 45, "y", -45), object("x", 46, "y", -46), object("x", 47, "y", -47),
                    object("x", 48, "y", -48), object("x", 49, "y", -49), object("x", 50, "y", -50),
                    object("x", 51, "y", -51), object("x", 52, "y", -52), object("x", 53, "y", -53),
                    object("x", 54, "y", -54), object("x", 55, "y", -55), object("x", 56, "y", -56),
                    object("x", 57, "y", -57), object("x", 58, "y", -58), object("x", 59, "y", -59),
                    object("x", 60, "y", -60), object("x", 61, "y", -61), object("x", 62, "y", -62),
                    object("x", 63, "y", -63), object("x", 64, "y", -64), object("x", 65, "y", -65),
                    object("x", 66, "y", -66), object("x", 67, "y", -67), object("x", 68, "y", -68),
                    object("x", 69, "y", -69), object("x", 70, "y", -70), object("x", 71, "y", -71),
                    object("x", 72, "y", -72), object("x", 73, "y", -73), object("x", 74, "y", -74),
                    object("x", 75, "y", -75), object("x", 76, "y", -76), object("x", 77, "y", -77),
                    object("x", 78, "y", -78), object("x", 79, "y", -79), object("x", 80, "y", -80),
                    object("x", 81, "y", -81), object("x", 82, "y", -82), object("x", 83, "y", -83),
                    object("x", 84, "y", -84), object("x", 85, "y", -85), object("x", 86, "y", -86),
                    object("x", 87, "y", -87), object("x", 88, "y", -88), object("x", 89, "y", -89),
                    object("x", 90, "y", -90), object("x", 91, "y", -91), object("x", 92, "y", -92),
                    object("x", 93, "y", -93), object("x", 94, "y", -94), object("x", 95, "y", -95),
                    object("x", 96, "y", -96), object("x", 97, "y", -97), object("x", 98, "y", -98),
                    object("x", 99, "y", -99), object("x", 100, "y", -100), object("x", 101, "y", -101),
                    object("x", 102, "y", -102), object("x", 103, "y", -103), object("x", 104, "y", -104),
                    object("x", 105, "y", -105), object("x", 106, "y", -106), object("x", 107, "y", -107),
                    object("x", 108, "y", -108), object("x", 109, "y", -109), object("x", 110, "y", -110),
                    object("x", 111, "y", -111), object("x", 112, "y", -112), object("x", 113, "y", -113),
                    object("x", 114, "y", -114), object("x", 115, "y", -115), object("x", 116, "y", -116),
                    object("x", 117, "y", -117), object("x", 118, "y", -118), object("x", 119, "y", -119),
                    object("x", 120, "y", -120), object("x", 121, "y", -121), object("x", 122, "y", -122),
                    object("x", 123, "y", -123), object("x", 124, "y", -124), object("x", 125, "y", -125),
                    object("x", 126, "y", -126), object("x", 127, "y", -127), object("x", 128, "y", -128),
                    object("x", 129, "y", -129), object("x", 130, "y", -130), object("x", 131, "y", -131),
                    object("x", 132, "y", -132), object("x", 133, "y", -133), object("x", 134, "y", -134),
                    object("x", 135, "y", -135), object("x", 136, "y", -136), object("x", 137, "y", -137),
                    object("x", 138, "y", -138), object("x", 139, "y", -139));
        }

        static Object part10() {
            return list(
                    list(
                        list(0, "x0"), list(1, "x1"), list(2, "x2"), list(3, "x3"), list(4, "x4"), list(5, "x5"),
                        list(6, "x6"), list(7, "x7"), list(8, "x8"), list(9, "x9")),
                    list(
                        list(10, "x0"), list(11, "x1"), list(12, "x2"), list(13, "x3"), list(14, "x4"), list(15, "x5"),
                        list(16, "x6"), list(17, "x7"), list(18, "x8"), list(19, "x9")),
                    list(
                        list(20, "x0"), list(21, "x1"), list(22, "x2"), list(23, "x3"), list(24, "x4"), list(25, "x5"),
                        list(26, "x6"), list(27, "x7"), list(28, "x8"), list(29, "x9")),
                    list(
                        list(30, "x0"), list(31, "x1"), list(32, "x2"), list(33, "x3"), list(34, "x4"), list(35, "x5"),
                        list(36, "x6"), list(37, "x7"), list(38, "x8"), list(39, "x9")),
                    list(
                        list(40, "x0"), list(41, "x1"), list(42, "x2"), list(43, "x3"), list(44, "x4"), list(45, "x5"),
                        list(46, "x6"), list(47, "x7"), list(48, "x8"), list(49, "x9")),
                    list(
                        list(50, "x0"), list(51, "x1"), list(52, "x2"), list(53, "x3"), list(54, "x4"), list(55, "x5"),
                        list(56, "x6"), list(57, "x7"), list(58, "x8"), list(59, "x9")),
                    list(
                        list(60, "x0"), list(61, "x1"), list(62, "x2"), list(63, "x3"), list(64, "x4"), list(65, "x5"),
                        list(66, "x6"), list(67, "x7"), list(68, "x8"), list(69, "x9")),
                    list(
                        list(70, "x0"), list(71, "x1"), list(72, "x2"), list(73, "x3"), list(74, "x4"), list(75, "x5"),
                        list(76, "x6"), list(77, "x7"), list(78, "x8"), list(79, "x9")),
                    list(
                        list(80, "x0"), list(81, "x1"), list(82, "x2"), list(83, "x3"), list(84, "x4"), list(85, "x5"),
                        list(86, "x6"), list(87, "x7"), list(88, "x8"), list(89, "x9")),
                    list(
                        list(90, "x0"), list(91, "x1"), list(92, "x2"), list(93, "x3"), list(94, "x4"), list(95, "x5"),
                        list(96, "x6"), list(97, "x7"), list(98, "x8"), list(99, "x9")),
                    list(
                        list(100, "x0"), list(101, "x1"), list(102, "x2"), list(103, "x3"), list(104, "x4"),
                        list(105, "x5"), list(106, "x6"), list(107, "x7"), list(108, "x8"), list(109, "x9")),
                    list(
                        list(110, "x0"), list(111, "x1"), list(112, "x2"), list(113, "x3"), list(114, "x4"),
                        list(115, "x5"), list(116, "x6"), list(117, "x7"), list(118, "x8"), list(119, "x9")),
                    list(
                        list(120, "x0"), list(121, "x1"), list(122, "x2"), list(123, "x3"), list(124, "x4"),
                        list(125, "x5"), list(126, "x6"), list(127, "x7"), list(128, "x8"), list(129, "x9")),
                    list(
                        list(130, "x0"), list(131, "x1"), list(132, "x2"), list(133, "x3"), list(134, "x4"),
                        list(135, "x5"), list(136, "x6"), list(137, "x7"), list(138, "x8"), list(139, "x9")),
                    list(
                        list(140, "x0"), list(141, "x1"), list(142, "x2"), list(143, "x3"), list(144, "x4"),
                        list(145, "x5"), list(146, "x6"), list(147, "x7"), list(148, "x8"), list(149, "x9")));
        }

        static Object part11() {
            return list(
                    list(
                        list(0, "x0"), list(1, "x1"), list(2, "x2"), list(3, "x3"), list(4, "x4"), list(5, "x5"),
                        list(6, "x6"), list(7, "x7"), list(8, "x8"), list(9, "x9")),
                    list(
                        list(10, "x0"), list(11, "x1"), list(12, "x2"), list(13, "x3"), list(14, "x4"), list(15, "x5"),
                        list(16, "x6"), list(17, "x7"), list(18, "x8"), list(19, "x9")),
                    list(
                        list(20, "x0"), list(21, "x1"), list(22, "x2"), list(23, "x3"), list(24, "x4"), list(25, "x5"),
                        list(26, "x6"), list(27, "x7"), list(28, "x8"), list(29, "x9")),
                    list(
                        list(30, "x0"), list(31, "x1"), list(32, "x2"), list(33, "x3"), list(34, "x4"), list(35, "x5"),
                        list(36, "x6"), list(37, "x7"), list(38, "x8"), list(39, "x9")),
                    list(
                        list(40, "x0"), list(41, "x1"), list(42, "x2"), list(43, "x3"), list(44, "x4"), list(45, "x5"),
                        list(46, "x6"), list(47, "x7"), list(48, "x8"), list(49, "x9")),
                    list(
                        list(50, "x0"), list(51, "x1"), list(52, "x2"), list(53, "x3"), list(54, "x4"), list(55, "x5"),
                        list(56, "x6"), list(57, "x7"), list(58, "x8"), list(59, "x9")),
                    list(
                        list(60, "x0"), list(61, "x1"), list(62, "x2"), list(63, "x3"), list(64, "x4"), list(65, "x5"),
                        list(66, "x6"), list(67, "x7"), list(68, "x8"), list(69, "x9")),
                    list(
                        list(70, "x0"), list(71, "x1"), list(72, "x2"), list(73, "x3"), list(74, "x4"), list(75, "x5"),
                        list(76, "x6"), list(77, "x7"), list(78, "x8"), list(79, "x9")),
                    list(
                        list(80, "x0"), list(81, "x1"), list(82, "x2"), list(83, "x3"), list(84, "x4"), list(85, "x5"),
                        list(86, "x6"), list(87, "x7"), list(88, "x8"), list(89, "x9")),
                    list(
                        list(90, "x0"), list(91, "x1"), list(92, "x2"), list(93, "x3"), list(94, "x4"), list(95, "x5"),
                        list(96, "x6"), list(97, "x7"), list(98, "x8"), list(99, "x9")),
                    list(
                        list(100, "x0"), list(101, "x1"), list(102, "x2"), list(103, "x3"), list(104, "x4"),
                        list(105, "x5"), list(106, "x6"), list(107, "x7"), list(108, "x8"), list(109, "x9")),
                    list(
                        list(110, "x0"), list(111, "x1"), list(112, "x2"), list(113, "x3"), list(114, "x4"),
                        list(115, "x5"), list(116, "x6"), list(117, "x7"), list(118, "x8"), list(119, "x9")),
                    list(
                        list(120, "x0"), list(121, "x1"), list(122, "x2"), list(123, "x3"), list(124, "x4"),
                        list(125, "x5"), list(126, "x6"), list(127, "x7"), list(128, "x8"), list(129, "x9")),
                    list(
                        list(130, "x0"), list(131, "x1"), list(132, "x2"), list(133, "x3"), list(134, "x4"),
                        list(135, "x5"), list(136, "x6"), list(137, "x7"), list(138, "x8"), list(139, "x9")),
                    list(
                        list(140, "x0"), list(141, "x1"), list(142, "x2"), list(143, "x3"), list(144, "x4"),
                        list(145, "x5"), list(146, "x6"), list(147, "x7"), list(148, "x8"), list(149, "x9")));
        }

        static Object part12() {
            return list(list(list(list(list(list(list(list(list(list(list(list(list(list(list(list(1))))))))))))))));
        }

        static Object part13() {
            return list(
                    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                    28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
                    54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
                    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103,
                    104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
                    124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143,
                    144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163,
                    164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183,
                    184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199);
        }

        static Object part14() {
            return list(
                    200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
                    220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239,
                    240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259,
                    260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279,
                    280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299,
                    300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319,
                    320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339,
                    340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359,
                    360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379,
                    380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399);
        }

        static Object part15() {
            return list(
                    400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419,
                    420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439,
                    440, 441, 442, 443, 444, 445, 446, 447, 448, 449);
        }

        static Object part16() {
            ArrayList<Object> all = list();
            all.addAll((ArrayList<Object>) Parts0.part13());
            all.addAll((ArrayList<Object>) Parts0.part14());
            all.addAll((ArrayList<Object>) Parts0.part15());
            return all;
        }

        static Object part17() {
            return object(
                    "k0", 0,
                    "k1", 1,
                    "k2", 2,
                    "k3", 3,
                    "k4", 4,
                    "k5", 5,
                    "k6", 6,
                    "k7", 7,
                    "k8", 8,
                    "k9", 9,
                    "k10", 10,
                    "k11", 11,
                    "k12", 12,
                    "k13", 13,
                    "k14", 14,
                    "k15", 15,
                    "k16", 16,
                    "k17", 17,
                    "k18", 18,
                    "k19", 19,
                    "k20", 20,
                    "k21", 21,
                    "k22", 22,
                    "k23", 23,
                    "k24", 24,
                    "k25", 25,
                    "k26", 26,
                    "k27", 27,
                    "k28", 28,
                    "k29", 29,
                    "k30", 30,
                    "k31", 31,
                    "k32", 32,
                    "k33", 33,
                    "k34", 34,
                    "k35", 35,
                    "k36", 36,
                    "k37", 37,
                    "k38", 38,
                    "k39", 39,
                    "k40", 40,
                    "k41", 41,
                    "k42", 42,
                    "k43", 43,
                    "k44", 44,
                    "k45", 45,
                    "k46", 46,
                    "k47", 47,
                    "k48", 48,
                    "k49", 49,
                    "k50", 50,
                    "k51", 51,
                    "k52", 52,
                    "k53", 53,
                    "k54", 54,
                    "k55", 55,
                    "k56", 56,
                    "k57", 57,
                    "k58", 58,
                    "k59", 59,
                    "k60", 60,
                    "k61", 61,
                    "k62", 62,
                    "k63", 63,
                    "k64", 64,
                    "k65", 65,
                    "k66", 66,
                    "k67", 67,
                    "k68", 68,
                    "k69", 69,
                    "k70", 70,
                    "k71", 71,
                    "k72", 72,
                    "k73", 73,
                    "k74", 74,
                    "k75", 75,
                    "k76", 76,
                    "k77", 77,
                    "k78", 78,
                    "k79", 79,
                    "k80", 80,
                    "k81", 81,
                    "k82", 82,
                    "k83", 83,
                    "k84", 84,
                    "k85", 85,
                    "k86", 86,
                    "k87", 87,
                    "k88", 88,
                    "k89", 89,
                    "k90", 90,
                    "k91", 91,
                    "k92", 92,
                    "k93", 93,
                    "k94", 94,
                    "k95", 95,
                    "k96", 96,
                    "k97", 97,
                    "k98", 98,
                    "k99", 99,
                    "k100", 100,
                    "k101", 101,
                    "k102", 102,
                    "k103", 103,
                    "k104", 104,
                    "k105", 105,
                    "k106", 106,
                    "k107", 107,
                    "k108", 108,
                    "k109", 109,
                    "k110", 110,
                    "k111", 111,
                    "k112", 112,
                    "k113", 113,
                    "k114", 114,
                    "k115", 115,
                    "k116", 116,
                    "k117", 117,
                    "k118", 118,
                    "k119", 119,
                    "k120", 120,
                    "k121", 121,
                    "k122", 122,
                    "k123", 123,
                    "k124", 124,
                    "k125", 125,
                    "k126", 126,
                    "k127", 127,
                    "k128", 128,
                    "k129", 129,
                    "k130", 130,
                    "k131", 131,
                    "k132", 132,
                    "k133", 133,
                    "k134", 134,
                    "k135", 135,
                    "k136", 136,
                    "k137", 137,
                    "k138", 138,
                    "k139", 139,
                    "k140", 140,
                    "k141", 141,
                    "k142", 142,
                    "k143", 143,
                    "k144", 144,
                    "k145", 145,
                    "k146", 146,
                    "k147", 147,
                    "k148", 148,
                    "k149", 149,
                    "k150", 150,
                    "k151", 151,
                    "k152", 152,
                    "k153", 153,
                    "k154", 154,
                    "k155", 155,
                    "k156", 156,
                    "k157", 157,
                    "k158", 158,
                    "k159", 159,
                    "k160", 160,
                    "k161", 161,
                    "k162", 162,
                    "k163", 163,
                    "k164", 164,
                    "k165", 165,
                    "k166", 166,
                    "k167", 167,
                    "k168", 168,
                    "k169", 169,
                    "k170", 170,
                    "k171", 171,
                    "k172", 172,
                    "k173", 173,
                    "k174", 174,
                    "k175", 175,
                    "k176", 176,
                    "k177", 177,
                    "k178", 178,
                    "k179", 179,
                    "k180", 180,
                    "k181", 181,
                    "k182", 182,
                    "k183", 183,
                    "k184", 184,
                    "k185", 185,
                    "k186", 186,
                    "k187", 187,
                    "k188", 188,
                    "k189", 189,
                    "k190", 190,
                    "k191", 191,
                    "k192", 192,
                    "k193", 193,
                    "k194", 194,
                    "k195", 195,
                    "k196", 196,
                    "k197", 197,
                    "k198", 198,
                    "k199", 199);
        }

        static Object part18() {
            return object(
                    "k200", 200,
                    "k201", 201,
                    "k202", 202,
                    "k203", 203,
                    "k204", 204,
                    "k205", 205,
                    "k206", 206,
                    "k207", 207,
                    "k208", 208,
                    "k209", 209,
                    "k210", 210,
                    "k211", 211,
                    "k212", 212,
                    "k213", 213,
                    "k214", 214,
                    "k215", 215,
                    "k216", 216,
                    "k217", 217,
                    "k218", 218,
                    "k219", 219,
                    "k220", 220,
                    "k221", 221,
                    "k222", 222,
                    "k223", 223,
                    "k224", 224,
                    "k225", 225,
                    "k226", 226,
                    "k227", 227,
                    "k228", 228,
                    "k229", 229,
                    "k230", 230,
                    "k231", 231,
                    "k232", 232,
                    "k233", 233,
                    "k234", 234,
                    "k235", 235,
                    "k236", 236,
                    "k237", 237,
                    "k238", 238,
                    "k239", 239,
                    "k240", 240,
                    "k241", 241,
                    "k242", 242,
                    "k243", 243,
                    "k244", 244,
                    "k245", 245,
                    "k246", 246,
                    "k247", 247,
                    "k248", 248,
                    "k249", 249,
                    "k250", 250,
                    "k251", 251,
                    "k252", 252,
                    "k253", 253,
                    "k254", 254,
                    "k255", 255,
                    "k256", 256,
                    "k257", 257,
                    "k258", 258,
                    "k259", 259,
                    "k260", 260,
                    "k261", 261,
                    "k262", 262,
                    "k263", 263,
                    "k264", 264,
                    "k265", 265,
                    "k266", 266,
                    "k267", 267,
                    "k268", 268,
                    "k269", 269,
                    "k270", 270,
                    "k271", 271,
                    "k272", 272,
                    "k273", 273,
                    "k274", 274,
                    "k275", 275,
                    "k276", 276,
                    "k277", 277,
                    "k278", 278,
                    "k279", 279,
                    "k280", 280,
                    "k281", 281,
                    "k282", 282,
                    "k283", 283,
                    "k284", 284,
                    "k285", 285,
                    "k286", 286,
                    "k287", 287,
                    "k288", 288,
                    "k289", 289,
                    "k290", 290,
                    "k291", 291,
                    "k292", 292,
                    "k293", 293,
                    "k294", 294,
                    "k295", 295,
                    "k296", 296,
                    "k297", 297,
                    "k298", 298,
                    "k299", 299,
                    "k300", 300,
                    "k301", 301,
                    "k302", 302,
                    "k303", 303,
                    "k304", 304,
                    "k305", 305,
                    "k306", 306,
                    "k307", 307,
                    "k308", 308,
                    "k309", 309,
                    "k310", 310,
                    "k311", 311,
                    "k312", 312,
                    "k313", 313,
                    "k314", 314,
                    "k315", 315,
                    "k316", 316,
                    "k317", 317,
                    "k318", 318,
                    "k319", 319,
                    "k320", 320,
                    "k321", 321,
                    "k322", 322,
                    "k323", 323,
                    "k324", 324,
                    "k325", 325,
                    "k326", 326,
                    "k327", 327,
                    "k328", 328,
                    "k329", 329,
                    "k330", 330,
                    "k331", 331,
                    "k332", 332,
                    "k333", 333,
                    "k334", 334,
                    "k335", 335,
                    "k336", 336,
                    "k337", 337,
                    "k338", 338,
                    "k339", 339,
                    "k340", 340,
                    "k341", 341,
                    "k342", 342,
                    "k343", 343,
                    "k344", 344,
                    "k345", 345,
                    "k346", 346,
                    "k347", 347,
                    "k348", 348,
                    "k349", 349,
                    "k350", 350,
                    "k351", 351,
                    "k352", 352,
                    "k353", 353,
                    "k354", 354,
                    "k355", 355,
                    "k356", 356,
                    "k357", 357,
                    "k358", 358,
                    "k359", 359,
                    "k360", 360,
                    "k361", 361,
                    "k362", 362,
                    "k363", 363,
                    "k364", 364,
                    "k365", 365,
                    "k366", 366,
                    "k367", 367,
                    "k368", 368,
                    "k369", 369,
                    "k370", 370,
                    "k371", 371,
                    "k372", 372,
                    "k373", 373,
                    "k374", 374,
                    "k375", 375,
                    "k376", 376,
                    "k377", 377,
                    "k378", 378,
                    "k379", 379,
                    "k380", 380,
                    "k381", 381,
                    "k382", 382,
                    "k383", 383,
                    "k384", 384,
                    "k385", 385,
                    "k386", 386,
                    "k387", 387,
                    "k388", 388,
                    "k389", 389,
                    "k390", 390,
                    "k391", 391,
                    "k392", 392,
                    "k393", 393,
                    "k394", 394,
                    "k395", 395,
                    "k396", 396,
                    "k397", 397,
                    "k398", 398,
                    "k399", 399);
        }

        static Object part19() {
            return object(
                    "k400", 400,
                    "k401", 401,
                    "k402", 402,
                    "k403", 403,
                    "k404", 404,
                    "k405", 405,
                    "k406", 406,
                    "k407", 407,
                    "k408", 408,
                    "k409", 409);
        }

        static Object part20() {
            LinkedHashMap<String, Object> all = object();
            all.putAll((LinkedHashMap<String, Object>) Parts0.part17());
            all.putAll((LinkedHashMap<String, Object>) Parts0.part18());
            all.putAll((LinkedHashMap<String, Object>) Parts0.part19());
            return all;
        }

        static Object part21() {
            return list(
                    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                    28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
                    54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
                    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103,
                    104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
                    124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143,
                    144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163,
                    164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183,
                    184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199);
        }

        static Object part22() {
            return list(
                    200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
                    220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239,
                    240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259,
                    260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279,
                    280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299,
                    300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319,
                    320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339,
                    340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359,
                    360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379,
                    380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399);
        }

        static Object part23() {
            return list(
                    400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419,
                    420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439,
                    440, 441, 442, 443, 444, 445, 446, 447, 448, 449);
        }

        static Object part24() {
            ArrayList<Object> all = list();
            all.addAll((ArrayList<Object>) Parts0.part21());
            all.addAll((ArrayList<Object>) Parts0.part22());
            all.addAll((ArrayList<Object>) Parts0.part23());
            return all;
        }
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // array
                    Object numbers = orDefault(0, "numbers", given().get("numbers") == null ? Parts0.part4() : null);
                    requireValid("numbers");
                    return completed(instance.array((int[]) numbers));
                }
                case 1: {
                    // map
                    Object members = orDefault(1, "members", given().get("members") == null ? Parts0.part8() : null);
                    requireValid("members");
                    return completed(instance.map((Map) members));
                }
                case 2: {
                    // records
                    Object points = orDefault(2, "points", given().get("points") == null ? Parts0.part9() : null);
                    requireValid("points");
                    return completed(instance.records((List) points));
                }
                case 3: {
                    // node
                    Object node = orDefault(3, "node", given().get("node") == null ? Parts0.part10() : null);
                    requireValid("node");
                    return completed(instance.node((JsonNode) node));
                }
                case 4: {
                    // any
                    return any();
                }
                case 5: {
                    // flat
                    Object numbers = orDefault(5, "numbers", given().get("numbers") == null ? Parts0.part16() : null);
                    Object members = orDefault(1, "members", given().get("members") == null ? Parts0.part20() : null);
                    Object few = orDefault(5, "few", list(1));
                    requireValid("numbers", "members", "few");
                    Tools.Flat record;
                    try {
                        record = new Tools.Flat((List) numbers, (Map) members, (List) few);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.flat(record));
                }
                default: {
                    // mapped
                    Tools.Mapped record = (Tools.Mapped) mapped(allArguments("numbers", Parts0.part24(), "some", list(1)), Tools.Mapped.class, "an object");
                    return completed(instance.mapped(record));
                }
            }
        }

        CompletableFuture<Object> any() throws Throwable {
            Object any = orDefault(4, "any", given().get("any") == null ? Parts0.part11() : null);
            Object deep = orDefault(4, "deep", list(
                        list(
                            list(
                                list(
                                    list(
                                        list(
                                            list(
                                                list(
                                                    list(
                                                        list(
                                                            list(
                                                                list(
                                                                    list(
                                                                        list(
                                                                            list(
                                                                                list(
                                                                                    list(
                                                                                        list(
                                                                                            list(
                                                                                                list(
                                                                                                    list(
                                                                                                        list(
                                                                                                            list(
                                                                                                                list(
                                                                                                                    Parts0.part12())))))))))))))))))))))))));
            requireValid("any", "deep");
            return completed(instance.any(any, deep));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // int[]
                    return readArrayOfInt(value);
                case 1: // Map<String, Integer>
                    return map(9, 8, value, new LinkedHashMap());
                case 2: // List<Tools.Point>
                    return collection(10, value, new ArrayList());
                case 3: // JsonNode
                    return mapped(value, JsonNode.class, "any JSON value");
                case 4: // Object
                    return anything(value);
                case 5: // List<Integer>
                    return collection(8, value, new ArrayList());
                case 6: // Tools.Mapped
                    return checkMapped(value);
                case 7: // int
                    return intValue(value);
                case 8: // Integer
                    return intValue(value);
                case 9: // Object
                    return stringValue(value);
                default: // 10: Tools.Point
                    return readPoint(value);
            }
        }

        int[] readArrayOfInt(Object value) {
            Object[] items = collection(7, value, new ArrayList<Object>()).toArray();
            int[] result = new int[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int) items[index];
            }
            return result;
        }

        Object checkMapped(Object value) {
            if (value instanceof Map) {
                require(value, "numbers");
                require(value, "some");
            }
            return value;
        }

        Tools.Point readPoint(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Point((int) member(7, members, "x"), (int) member(7, members, "y"));
        }
    }
}
