import { expect, test } from "vitest";
import { parseCaptionChoice, USUAL_CAPTIONS } from "./caption-choice";

test.each([null, "", "not json", "7", "null", '{"size":"huge","ground":3,"language":5}'])("%s is as usual", (kept) => {
	expect(parseCaptionChoice(kept)).toEqual(USUAL_CAPTIONS);
});

test("what was chosen is kept, off as well", () => {
	const chosen = { language: "de", size: "large", ground: "none" };
	expect(parseCaptionChoice(JSON.stringify(chosen))).toEqual(chosen);
	expect(parseCaptionChoice(JSON.stringify({ ...chosen, language: null })).language).toBeNull();
});
