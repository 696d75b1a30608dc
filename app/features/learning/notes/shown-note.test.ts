import { expect, test } from "vitest";
import { groupNotes, type ShownNote, withChanges } from "./shown-note";

const note = (id: string, given: Partial<ShownNote> = {}): ShownNote => ({
	...{ id, kind: "highlight", language: "en", anchor: `of ${id}`, excerpt: "", quote: "", place: 0, body: "" },
	...given,
});

test("notes stand in the order of the text, apart from those that have no place in it", () => {
	const found: Record<string, number> = { late: 7, early: 2 };
	const notes = [
		note("late"),
		note("gone"),
		note("early"),
		note("all", { anchor: null }),
		note("de", { language: "de" }),
	];
	const groups = groupNotes(notes, "en", ({ id }) => {
		const at = found[id];
		return at === undefined ? null : { at, marked: null };
	});
	expect(groups.placed.map(({ note: { id } }) => id)).toEqual(["early", "late"]);
	expect([groups.lost, groups.whole, groups.otherLanguage].map((group) => group.map(({ id }) => id))).toEqual([
		["gone"],
		["all"],
		["de"],
	]);
});

test("before the text can be read no note counts as lost", () => {
	const groups = groupNotes([note("b", { place: 4 }), note("a", { place: 1 })], "en", null);
	expect([groups.placed.map(({ note: { id } }) => id), groups.lost]).toEqual([["a", "b"], []]);
});

test("what was done on the page stands over what came with it", () => {
	const changed = note("a", { body: "new" });
	const notes = withChanges([note("a"), note("b")], { a: changed, b: null, c: note("c") });
	expect(notes).toEqual([changed, note("c")]);
});
