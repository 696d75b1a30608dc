import { z } from "zod";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { pickWords, type TemplateField } from "./template-words";

const word = z.string();
const Snapshot = z.object({
	heading: word,
	statement: word,
	note: word,
	signerName: word,
	signerRole: word,
	language: z.enum(LANGUAGE_CODES),
	isGiven: z.boolean(),
	validMonths: z.int().nullable(),
	signature: z.string().nullable(),
	version: z.int().min(1),
});

export type TemplateState = {
	words: Record<TemplateField, string>;
	language: Language;
	isGiven: boolean;
	validMonths: number | null;
	signature: string | null;
};

/** `version` is the one the change created. */
export type TemplateChange = { version: number; before: TemplateState; after: TemplateState };

/** Null when the audit entry is incomplete. The state before the first change is an empty template. */
export function readTemplateChange({ before, after }: { before: unknown; after: unknown }): TemplateChange | null {
	const now = Snapshot.safeParse(after).data;
	if (!now) return null;
	const then = before === null ? emptyTemplate(now.language) : Snapshot.safeParse(before).data;
	return then ? { version: now.version, before: stateOf(then), after: stateOf(now) } : null;
}

type Known = Omit<z.output<typeof Snapshot>, "version">;

function stateOf({ language, isGiven, validMonths, signature, ...words }: Known): TemplateState {
	return { words: pickWords(words), language, isGiven, validMonths, signature };
}

function emptyTemplate(language: Language): Known {
	return { ...pickWords({}), language, isGiven: true, validMonths: null, signature: null };
}
