import type { NoteKind } from "#db/schema/learning/notes.ts";
import type { Anchor, FoundParagraph } from "./anchor";

export type ShownNote = Anchor & { id: string; kind: NoteKind; language: string; body: string };
/** Changes since page load; null means deleted. */
export type NoteChanges = Readonly<Record<string, ShownNote | null>>;

/** The notes of a lesson by where they stand. */
export type NoteGroups = {
	placed: { note: ShownNote; found: FoundParagraph }[];
	whole: ShownNote[];
	lost: ShownNote[];
	otherLanguage: ShownNote[];
};

/** A note when it has text, else a bookmark or a highlight. */
export function noteKind({ body, quote }: Pick<ShownNote, "body" | "quote">): NoteKind {
	return body !== "" ? "note" : quote === "" ? "bookmark" : "highlight";
}

/** Applies the changes to the loaded notes. */
export function withNoteChanges(notes: readonly ShownNote[], changes: NoteChanges): ShownNote[] {
	const kept = notes.map((note) => (note.id in changes ? changes[note.id] : note));
	const added = Object.values(changes).filter((note) => note && !notes.some(({ id }) => id === note.id));
	return [...kept, ...added].filter((note) => note !== null && note !== undefined);
}

/** `find` is null on the server and before hydration: then every anchored note counts as placed. */
export function groupNotes(
	notes: readonly ShownNote[],
	language: string,
	find: ((note: ShownNote) => FoundParagraph | null) | null,
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
