import { z } from "zod";
import { optionalText } from "#app/shared/forms/person-text.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { NOTE_KINDS, type NoteKind } from "#db/schema/learning/notes.ts";
import { LONGEST_EXCERPT, LONGEST_NOTE, LONGEST_QUOTE } from "./note-limits";

const id = z.string().regex(/^[\w-]{20,40}$/);
const text = (longest: number) => optionalText(longest, "text").default("");

const fields = {
	id: id.optional(),
	kind: z.enum(NOTE_KINDS).default("note"),
	language: z.enum(LANGUAGE_CODES),
	anchor: z.string().max(40).optional(),
	excerpt: text(LONGEST_EXCERPT),
	quote: text(LONGEST_QUOTE),
	place: z.coerce.number().int().min(0).max(9999).default(0),
	body: text(LONGEST_NOTE),
};
type Fields = { kind: NoteKind; body: string; quote: string; anchor?: string | undefined };
/** A note needs text, a highlight a quote, a bookmark a paragraph. */
const isWhole = ({ kind, body, quote, anchor }: Fields) =>
	kind === "note" ? body !== "" : anchor !== undefined && (kind === "bookmark" || quote !== "");

/** No id means a new note, from the form without JavaScript. */
export const SaveNoteForm = z.strictObject({ intent: z.literal("save"), ...fields }).refine(isWhole);
export const RestoreNoteForm = z
	.strictObject({ intent: z.literal("restore"), lesson: z.coerce.number().int().positive(), ...fields })
	.refine(isWhole);

export const RemoveNoteForm = z.strictObject({ intent: z.literal("remove"), id });
/** Other fields are for the device queue only. */
export const EditNoteForm = z.object({ intent: z.literal("edit"), id, body: text(LONGEST_NOTE) });

export type NewNote = Omit<z.infer<typeof SaveNoteForm>, "intent">;
export const LessonNoteForm = z.union([SaveNoteForm, RemoveNoteForm, EditNoteForm]);
export const OwnNotesForm = z.union([RemoveNoteForm, EditNoteForm, RestoreNoteForm]);
