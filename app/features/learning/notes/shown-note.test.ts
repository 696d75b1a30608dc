import { expect, test } from "vitest";
import type { NewQueuedAction } from "#app/shared/device-queue/queued-action-store.ts";
import { changesOf, editAction, noteAction } from "./note-deeds";
import { changedNotes, noteFields } from "./page/changed-notes";
import { groupNotes, type ShownNote, withNoteChanges } from "./shown-note";

const note = (id: string, given: Partial<ShownNote> = {}): ShownNote => ({
	id,
	kind: "highlight",
	language: "en",
	anchor: `of ${id}`,
	excerpt: "",
	quote: "",
	place: 0,
	body: "",
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
	const notes = withNoteChanges([note("a"), note("b")], { a: changed, b: null, c: note("c") });
	expect(notes).toEqual([changed, note("c")]);
});

test("of a listed note only its words and its kind change, and a deleted one is gone", () => {
	const listed = { ...note("a", { body: "old" }), lessonTitle: "The first call" };
	const change = note("a", { kind: "note", body: "new", language: "de" });
	expect(changedNotes([listed, note("b")], { a: change, b: null, c: note("c") })).toEqual([
		{ ...listed, kind: "note", body: "new" },
	]);
	expect(noteFields(listed)).toEqual(note("a", { body: "old" }));
});

test("what waits of an edit is read back as the note with its new words, as of one that was saved", () => {
	const edited = note("a", { kind: "note", body: "new" });
	const deed = (made: NewQueuedAction) => ({ ...made, key: "k", at: 1, waits: "network" as const });
	const place = { userId: 1, lessonId: 2 };
	expect(changesOf([deed(editAction(edited, place)), deed(noteAction("b", null, place))])).toEqual({
		a: edited,
		b: null,
	});
	expect(editAction(edited, place).slot).toBe(noteAction("a", null, place).slot);
});
