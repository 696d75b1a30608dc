import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { partTexts } from "#app/features/library/versioned-content/part-texts.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { keyOf } from "#app/shared/text/key-of.ts";
import { wordDifferences } from "#app/shared/text/word-differences.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { ComparedDraft } from "#app/ui/writing/writing-conflict.tsx";
import type { Database } from "#db/client.server.ts";
import type { EntryKind, EntryProblems } from "../../kinds/entry-kind.ts";
import { keyOfEntry } from "../../kinds/entry-kinds.ts";
import { createEntry } from "../create-entry.server.ts";
import { type EditedEntry, factsOf, wordsOf } from "../edited-entry.server.ts";
import { libraryErrorKey } from "../messages.ts";
import { saveDraft } from "../save-draft.server.ts";
import { cleanTyped } from "../writing/clean-typed.ts";
import { fromEntryForm, fromTranslationForm } from "../writing/entry-form.ts";
import { checkFacts, checkWords } from "../writing/entry-problems.server.ts";
import { asText } from "../writing/rows.ts";
import { type EntryPreviewView, previewOf } from "./entry-preview.server.ts";
import { NewForm, WritingForm } from "./schemas.server.ts";

/** Another admin's version of a draft compared with the typed one, field by field. */
export type EditConflict = ComparedDraft & {
	/** The current revision: saving with it overwrites the other version knowingly. */
	revision: number;
	factsRevision: number;
};

export type WritingAnswer = {
	kind: "rows" | "shown" | "invalid" | "preview" | "conflict";
	reply: FormReply;
	problems?: EntryProblems;
	preview?: EntryPreviewView;
	conflict?: EditConflict;
};
export type WritingResult =
	| { kind: "answer"; answer: WritingAnswer; status: 200 | 400 | 409 }
	| { kind: "done"; done: "saved" | "unchanged" | "publish"; language: Language }
	| { kind: "created"; id: number };

type Editor = { editorId: number; now: Date };

export async function answerWriting(
	db: Database,
	form: FormData,
	entry: EditedEntry,
	by: Editor,
): Promise<WritingResult> {
	const submission = parseForm(form, WritingForm, { isCoerced: false, hasRows: true });
	const told = (
		kind: WritingAnswer["kind"],
		status: 200 | 400 | 409,
		more: Partial<WritingAnswer> = {},
	): WritingResult => ({
		kind: "answer",
		status,
		answer: { kind, reply: submission.reply(), ...more },
	});
	if (submission.status === undefined) return told("rows", 200);
	if (submission.status !== "success")
		return told("invalid", 400, { problems: { title: { key: libraryErrorKey("errors.fieldUnknown") } } });

	const { intent = "save", lang, revision, factsRevision, source } = submission.value;
	const typed = cleanTyped(submission.value.entry ?? {});
	if (intent === "show") return told("shown", 200);
	const isOriginal = lang === "en";
	const written = isOriginal ? fromEntryForm(entry.kind.form, { ...typed, ...fixedFacts(entry) }) : null;
	const facts = written ? { ...written.facts, ...hiddenFacts(entry) } : factsOf(entry);
	const words = written ? written.words : fromTranslationForm(entry.kind.form, factsOf(entry), typed);
	if (intent === "preview") {
		const preview = previewOf(entry.kind.form, facts, {
			words,
			english: isOriginal ? {} : wordsOf(entry, "en"),
			language: lang,
		});
		return told("preview", 200, { preview, problems: problemsOf(entry.kind, lang, facts, words) });
	}
	const saved = await saveDraft(db, {
		entry,
		editorId: by.editorId,
		now: by.now,
		source: source ?? null,
		parts: isOriginal ? { [FACTS_LANGUAGE]: facts, en: words } : { [lang]: words },
		seen: { [lang]: revision, ...(isOriginal ? { [FACTS_LANGUAGE]: factsRevision } : {}) },
	});
	if (saved.ok) {
		return {
			kind: "done",
			done: intent === "publish" ? "publish" : saved.changed ? "saved" : "unchanged",
			language: lang,
		};
	}
	return told("conflict", 409, { conflict: conflictWith(saved.entry, lang, { facts, words }) });
}

export async function answerNewEntry(
	db: Database,
	form: FormData,
	kind: EntryKind,
	by: Editor,
): Promise<WritingResult> {
	const submission = parseForm(form, NewForm, { isCoerced: false, hasRows: true });
	const told = (answer: Omit<WritingAnswer, "reply">, status: 200 | 400 | 409): WritingResult => ({
		kind: "answer",
		status,
		answer: { reply: submission.reply(), ...answer },
	});
	if (submission.status === undefined) return told({ kind: "rows" }, 200);
	if (submission.status !== "success")
		return told({ kind: "invalid", problems: { slug: { key: libraryErrorKey("errors.slug") } } }, 400);

	const { intent, slug: typedSlug = "" } = submission.value;
	const { facts, words } = fromEntryForm(kind.form, cleanTyped(submission.value.entry ?? {}));
	if (intent === "show") return told({ kind: "shown" }, 200);
	if (intent === "preview")
		return told({ kind: "preview", preview: previewOf(kind.form, facts, { words, english: {}, language: "en" }) }, 200);
	const code = kind.key?.code;
	// A code does not follow from the title.
	const slug = typedSlug.trim() || (code ? "" : keyOf(asText(words.title)));
	const refuse = (problems: EntryProblems, status: 400 | 409) => told({ kind: "invalid", problems }, status);
	const owner = ownerProblem(kind, facts);
	if (owner) return refuse(owner, 400);
	if (code && !code.fits(slug, facts)) {
		const key = slug ? libraryErrorKey("errors.placeKey") : libraryErrorKey("errors.empty");
		return refuse({ slug: { key, values: { name: slug } } }, 400);
	}
	if (!slug) return refuse({ slug: { key: libraryErrorKey("errors.addressMissing") } }, 400);
	if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return refuse({ slug: { key: libraryErrorKey("errors.slug") } }, 400);
	if (slug.length > 60) return refuse({ slug: { key: libraryErrorKey("errors.tooLong"), values: { limit: 60 } } }, 400);

	const made = await createEntry(db, { kind, key: keyOfEntry(kind, slug, facts), facts, words, ...by });
	if (made.ok) return { kind: "created", id: made.id };
	const why =
		made.reason === "slugReserved" ? libraryErrorKey("errors.addressReserved") : libraryErrorKey("errors.addressTaken");
	return refuse({ slug: { key: why, values: { name: slug } } }, 409);
}

/** Facts that are part of the key must be chosen before the entry is created. */
function ownerProblem(kind: EntryKind, facts: JsonObject): EntryProblems | null {
	const { code, prefix } = kind.key ?? {};
	if (code) {
		const { problems } = checkFacts(kind, facts);
		const wrong = Object.entries(problems).filter(([field]) => code.facts.includes(field));
		return wrong.length > 0 ? Object.fromEntries(wrong) : null;
	}
	if (!prefix || prefix.values.includes(asText(facts[prefix.fact]))) return null;
	return { [prefix.fact]: { key: libraryErrorKey("errors.choose") } };
}

/** What of an entry cannot be changed, whatever its form says. */
function fixedFacts(entry: EditedEntry): JsonObject {
	const prefix = entry.kind.key?.prefix;
	return prefix ? { [prefix.fact]: factsOf(entry)[prefix.fact] } : {};
}

/** What the facts hold beside what their form shows: a merge that waits to be approved, what older versions have. */
function hiddenFacts(entry: EditedEntry): JsonObject {
	const hidden = entry.kind.form.hidden ?? [];
	return Object.fromEntries(
		Object.entries(factsOf(entry)).filter(([name, value]) => hidden.includes(name) && value !== undefined),
	);
}

export function problemsOf(kind: EntryKind, language: Language, facts: JsonObject, words: JsonObject): EntryProblems {
	const isOriginal = language === "en";
	return {
		...(isOriginal ? checkFacts(kind, facts).problems : {}),
		...checkWords(kind, facts, words, { isTranslation: !isOriginal }).problems,
	};
}

function conflictWith(
	now: EditedEntry,
	language: Language,
	mine: { facts: JsonObject; words: JsonObject },
): EditConflict {
	const theirs = now.drafts[language] ?? now.drafts[FACTS_LANGUAGE];
	const isOriginal = language === "en";
	const texts = (facts: JsonObject, words: JsonObject) =>
		new Map([...(isOriginal ? partTexts(facts) : []), ...partTexts(words)].map(({ path, text: one }) => [path, one]));
	const [own, others] = [texts(mine.facts, mine.words), texts(factsOf(now), wordsOf(now, language))];
	const paths = [...new Set([...others.keys(), ...own.keys()])].filter((path) => own.get(path) !== others.get(path));
	return {
		by: theirs?.editorName ?? null,
		isGone: theirs === undefined,
		fields: paths.map((path) => ({
			path,
			pieces: wordDifferences(own.get(path) ?? "", others.get(path) ?? "", language),
		})),
		revision: now.drafts[language]?.revision ?? 0,
		factsRevision: isOriginal ? (now.drafts[FACTS_LANGUAGE]?.revision ?? 0) : 0,
	};
}
