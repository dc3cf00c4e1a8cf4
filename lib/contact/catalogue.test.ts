import { describe, expect, it } from "vitest";
import { CONTACT_CATALOGUE, CONTACT_OUTCOMES, describeOutcome } from "./catalogue";

describe("describeOutcome", () => {
  it("has texts for every outcome, and a banner for every failure", () => {
    for (const outcome of CONTACT_OUTCOMES) {
      const { toast, banner } = describeOutcome(outcome);
      expect(toast.title).not.toBe("");
      expect(toast.destructive).toBe(outcome !== "sent");
      expect(banner === null).toBe(outcome === "sent");
    }
  });

  it("lets only the other failure speak with the provider's text", () => {
    expect(describeOutcome("other-failure", "The recipients address is empty")).toEqual({
      toast: { title: "Error sending message", description: "The recipients address is empty", destructive: true },
      banner: "The recipients address is empty",
    });
    expect(describeOutcome("other-failure", "").banner).toBe("Failed to send email");
    expect(describeOutcome("invalid-input", "text")).toBe(CONTACT_CATALOGUE["invalid-input"]);
  });
});
