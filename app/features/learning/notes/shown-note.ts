import type { NoteKind } from "#db/schema/learning/notes.ts";
import type { Anchor, Found } from "./anchor";

/** A note as its page has it. */
export type ShownNote = Anchor & { id: string; kind: NoteKind; language: string; body: string };
/** What somebody has done on this page since it came: a note as it is now, or null for one that is gone. */
export type NoteChanges = Readonly<Record<string, ShownNote | null>>;

/** The notes of a lesson by where they stand. */
export type NoteGroups = {
	/** In the text that is shown, in its order. */
	placed: { note: ShownNote; found: Found }[];
	whole: ShownNote[];
	/** Their paragraph is gone. */
	lost: ShownNote[];
	otherLanguage: ShownNote[];
};

/** What a note is by what it has: with words a note, else by what it marks. */
export function kindFor({ body, quote }: Pick<ShownNote, "body" | "quote">): NoteKind {
	return body !== "" ? "note" : quote === "" ? "bookmark" : "highlight";
}

/** What came with the page, with what was done since. */
export function withChanges(notes: readonly ShownNote[], changes: NoteChanges): ShownNote[] {
	const kept = notes.map((note) => (note.id in changes ? changes[note.id] : note));
	const added = Object.values(changes).filter((note) => note && !notes.some(({ id }) => id === note.id));
	return [...kept, ...added].filter((note) => note !== null && note !== undefined);
}

/**
 * Sorts notes by where they stand. `find` is null before the text can be read (on the server, and while the page comes to
 * life): then all that have a place stand where they were made.
 */
export function groupNotes(
	notes: readonly ShownNote[],
	language: string,
	find: ((note: ShownNote) => Found | null) | null,
): NoteGroups {
	const groups: NoteGroups = { placed: [], whole: [], lost: [], otherLanguage: [] };
	for (const note of notes) {
		if (note.anchor === null) groups.whole.push(note);
		else if (note.language !== language) groups.otherLanguage.push(note);
		else {
			const found = find ? find(note) : { at: note.place, marked: null };
			if (found) groups.placed.push({ note, found });
			else groups.lost.push(note);
		}
	}
	groups.placed.sort((a, b) => a.found.at - b.found.at || (a.found.marked?.[0] ?? 0) - (b.found.marked?.[0] ?? 0));
	return groups;
}
