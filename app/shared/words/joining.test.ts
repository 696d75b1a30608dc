import { expect, test } from "vitest";
import { joinParts, joinSentences, labelledValue } from "./joining";

test.each([
	["en", "5 lessons, 20 min", "One. Two.", "Price: 20"],
	["de", "5 lessons, 20 min", "One. Two.", "Price: 20"],
	["fr", "5 lessons, 20 min", "One. Two.", "Price\u00a0: 20"],
	["zh", "5 lessons，20 min", "One.Two.", "Price：20"],
])("in %s parts, sentences and labels are joined as one writes", (language, parts, sentences, label) => {
	expect(joinParts(language, ["5 lessons", null, "20 min", ""])).toBe(parts);
	expect(joinSentences(language, ["One.", false, undefined, "Two."])).toBe(sentences);
	expect(labelledValue(language, "Price", 20)).toBe(label);
});
