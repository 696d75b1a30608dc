import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Database } from "#db/client.server.ts";
import type { EditedEntry } from "../edited-entry.server.ts";
import { discardDraft, restore, retire } from "../end-entry.server.ts";
import { mergeEntries } from "../merge-entries.server.ts";
import { libraryErrorKey } from "../messages.ts";
import { publishDrafts } from "../publish-drafts.server.ts";
import type { PublishingInput } from "../publishing-input.ts";
import { answerWriting } from "./answer-writing.server.ts";
import type { Done, EntryAnswer } from "./entry-editor";
import { readSeen } from "./entry-page-data.server.ts";
import { EntryActionForm, PublishForm } from "./schemas.server.ts";

type Input = PublishingInput & {
	form: FormData;
	entry: EditedEntry;
	mergeNote: string;
};
type Result =
	| { kind: "answer"; answer: EntryAnswer; status: 200 | 400 | 409 }
	/** `isPublic`: what readers see has changed. */
	| { kind: "done"; done: Done | "publish"; language: string; isPublic: boolean }
	| { kind: "gone" }
	| { kind: "merged"; id: number }
	| { kind: "unknown" };

export async function answerEntry(db: Database, { form, entry, ...deed }: Input): Promise<Result> {
	const intent = String(form.get("intent") ?? "");
	if (intent === "publishNow") return publishFromForm(db, form, entry, deed);
	if (["discard", "retire", "restore", "merge"].includes(intent)) return runAction(db, form, entry, deed);
	const result = await answerWriting(db, form, entry, { editorId: deed.by, now: deed.now });
	if (result.kind === "done") return { ...result, isPublic: false };
	return result.kind === "answer" ? result : { kind: "unknown" };
}

type ActionInput = Omit<Input, "form" | "entry">;

async function publishFromForm(db: Database, form: FormData, entry: EditedEntry, deed: ActionInput): Promise<Result> {
	const submission = parseForm(form, PublishForm);
	if (submission.status !== "success") return { kind: "unknown" };
	const { drafts, note } = submission.value;
	const { languages, seen } = readSeen(drafts);
	const { needsSecondPerson, searchables, kinds, by, requestId, now } = deed;
	const published = await publishDrafts(db, {
		entryId: entry.id,
		languages,
		seen: withoutMissingFacts(seen),
		note,
		needsSecondPerson,
		searchables,
		kinds,
		by,
		requestId,
		now,
	});
	if (published.ok && published.mergedInto) return { kind: "merged", id: published.mergedInto };
	if (published.ok) return { kind: "done", done: "published", language: languages[0] ?? "en", isPublic: true };
	const { reason } = published;
	const problems = reason === "invalid" ? published.problems : {};
	const answer = {
		kind: "notPublished" as const,
		error: { key: libraryErrorKey(`errors.${reason}`) },
		problems,
		note,
		chosen: languages,
	};
	return { kind: "answer", answer, status: reason === "changedMeanwhile" ? 409 : 400 };
}

/** The facts have a revision of their own only while they have a draft. */
function withoutMissingFacts(seen: Record<string, number>): Record<string, number> {
	return Object.fromEntries(Object.entries(seen).filter(([, revision]) => revision > 0));
}

async function runAction(db: Database, form: FormData, entry: EditedEntry, deed: ActionInput): Promise<Result> {
	const submission = parseForm(form, EntryActionForm);
	if (submission.status !== "success") return { kind: "unknown" };
	const asked = submission.value;
	const { mergeNote, needsSecondPerson, searchables, kinds, by, requestId, now } = deed;
	const on = { entryId: entry.id, kinds, by, requestId, now };
	const refused = (error: FormMessage, status: 400 | 409 = 409): Result => ({
		kind: "answer",
		status,
		answer: { kind: "refused", error },
	});
	switch (asked.intent) {
		case "discard": {
			const { lang, revision, factsRevision } = asked;
			const outcome = await discardDraft(db, {
				...on,
				language: lang,
				seen: { [lang]: revision, [FACTS_LANGUAGE]: factsRevision },
			});
			if (!outcome.ok) return refused({ key: libraryErrorKey("errors.changedMeanwhile") });
			return outcome.isGone ? { kind: "gone" } : { kind: "done", done: "discarded", language: lang, isPublic: false };
		}
		case "merge": {
			const outcome = await mergeEntries(db, {
				...on,
				searchables,
				into: asked.into,
				note: mergeNote,
				needsSecondPerson,
			});
			if (outcome.ok && outcome.waits) return { kind: "done", done: "mergeWaits", language: "en", isPublic: false };
			if (outcome.ok) return { kind: "merged", id: outcome.id };
			return refused(
				{ key: libraryErrorKey(`errors.${outcome.reason}`) },
				outcome.reason === "changedMeanwhile" ? 409 : 400,
			);
		}
		default: {
			const outcome = await (asked.intent === "retire" ? retire(db, on) : restore(db, { ...on, searchables }));
			if (outcome.ok)
				return {
					kind: "done",
					done: asked.intent === "retire" ? "retired" : "restored",
					language: "en",
					isPublic: true,
				};
			if (outcome.reason === "sectionInUse")
				return refused({ key: libraryErrorKey("errors.sectionInUse"), values: { count: outcome.count } });
			if (outcome.reason !== "nameTaken") return refused({ key: libraryErrorKey(`errors.${outcome.reason}`) });
			return refused({
				key: libraryErrorKey("errors.nameTaken"),
				values: { name: outcome.name, other: outcome.other },
			});
		}
	}
}
