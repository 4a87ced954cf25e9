package com.example

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonProperty
import com.github.copilot.tool.CopilotTool
import com.github.copilot.tool.CopilotToolParam
import com.github.copilot.tool.runtime.ToolFailure

enum class Speed { SLOW, FAST }

/** Jackson makes it by its constructor, which says so. */
data class Address
@JsonCreator
constructor(
    @JsonProperty("street", required = true) val street: String,
    @JsonProperty("zip") val zip: String?,
)

@JvmInline
value class ParcelNumber(
    val digits: String,
)

/** Has a constructor without parameters, since every property has a default. */
data class Label(
    var text: String = "none",
    var copies: Int = 1,
)

/** Under kapt only an annotated exception is an answer. */
@ToolFailure
class LostException : Exception("The parcel is lost.")

class ScaleException : Exception("secret")

class ParcelTools {
    @CopilotTool("Sends a parcel.")
    fun send(
        @CopilotToolParam("To whom") address: Address,
        @CopilotToolParam("How fast") speed: Speed?,
        @CopilotToolParam("In kilograms") weights: List<Double>,
        @CopilotToolParam(value = "How many", defaultValue = "1") count: Int,
    ): String = "$count to $address, $speed, $weights"

    /**
     * Prints a label.
     *
     * @param label what is printed
     */
    @CopilotTool("")
    fun print(label: Label): Label = label

    /** For Java, its name ends with the module's. */
    @CopilotTool("Says how many parcels wait.")
    internal fun waiting(): Int = 3

    @CopilotTool("Finds a parcel.")
    @Throws(LostException::class)
    fun find(): String = throw LostException()

    @CopilotTool("Weighs a parcel.")
    @Throws(ScaleException::class)
    fun weigh(): Int = throw ScaleException()

    /** No tool: kapt leaves it out of the stubs, since Java cannot call it. */
    @CopilotTool("Tracks a parcel.")
    fun track(@CopilotToolParam("Its number") number: ParcelNumber): String = number.digits
}
