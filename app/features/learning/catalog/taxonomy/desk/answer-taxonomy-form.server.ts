import { UndoForm } from "#app/features/operations/history/undo-schema.ts";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { changeTaxonomy, type TaxonomyOutcome } from "./change-taxonomy.server.ts";
import { TaxonomyDeed } from "./schemas.ts";
import { type TaxonomyDone, taxonomyHref } from "./taxonomy-path.ts";
import { undoTaxonomyChange } from "./undo-taxonomy-change.server.ts";

/** The form that was not saved, with its values; or why a change was not undone, as text. */
export type TaxonomyAnswer =
	| { form: string; reply: FormReply; notUndone?: undefined }
	| { form?: undefined; reply?: undefined; notUndone: string };

type Input = { posted: FormData; language: Language; actorId: number; requestId: string; now: Date };
type Outcome =
	| { kind: "done"; leadsTo: string }
	| { kind: "answer"; answer: TaxonomyAnswer; status: number }
	| { kind: "unknown" }
	| { kind: "notFound" };

const key = errorKeys<"taxonomy">();

/** Does what a form of the page asks for: adds or changes a topic or level, or undoes such a change. */
export async function answerTaxonomyForm(db: Database, { posted, language, ...by }: Input): Promise<Outcome> {
	if (posted.get("intent") === "undo") return undo(db, { posted, language, ...by });
	const form = parseForm(posted, TaxonomyDeed);
	const which = formOf(posted);
	if (form.status !== "success") {
		return which === null
			? { kind: "unknown" }
			: { kind: "answer", answer: { form: which, reply: form.reply() }, status: 400 };
	}
	const outcome = await changeTaxonomy(db, { ...by, deed: form.value });
	if (outcome.ok) return { kind: "done", leadsTo: taxonomyHref(DONE_OF_INTENT[form.value.intent], outcome) };
	if (outcome.reason === "notFound" || which === null) return { kind: "notFound" };
	const { field, message } = problemOf(outcome);
	const reply = form.reply(field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] });
	return { kind: "answer", answer: { form: which, reply }, status: 409 };
}

const DONE_OF_INTENT: Record<TaxonomyDeed["intent"], TaxonomyDone> = {
	addTopic: "added",
	addLevel: "added",
	changeTopic: "saved",
	changeLevel: "saved",
	up: "moved",
	down: "moved",
	retire: "retired",
	restore: "restored",
	merge: "merged",
};

/** The form that was posted: `topic-new`, `level-beginner`. Null for one that the page does not have. */
function formOf(posted: FormData): string | null {
	const intent = String(posted.get("intent"));
	const entry = String(posted.get("key") ?? "new");
	if (intent === "addTopic" || intent === "changeTopic") return `topic-${entry}`;
	if (intent === "addLevel" || intent === "changeLevel") return `level-${entry}`;
	const kind = posted.get("kind");
	return Object.hasOwn(DONE_OF_INTENT, intent) && (kind === "topic" || kind === "level") ? `${kind}-${entry}` : null;
}

type Refusal = Exclude<Extract<TaxonomyOutcome, { ok: false }>, { reason: "notFound" }>;

function problemOf(outcome: Refusal): { field?: string; message: FormMessage } {
	switch (outcome.reason) {
		case "keyTaken":
			return { field: "names.en", message: { key: key("errors.keyTaken"), values: { key: outcome.key } } };
		case "slugTaken": {
			const values = { slug: outcome.slug, name: outcome.of };
			return { field: "slug", message: { key: key("errors.slugTaken"), values } };
		}
		case "keyEmpty":
			return { field: "names.en", message: { key: key("errors.keyEmpty") } };
		case "nameTaken":
			return { field: `names.${outcome.language}`, message: { key: key("errors.nameTaken") } };
		case "targetNotOffered":
			return { field: "into", message: { key: key("errors.targetNotOffered") } };
		case "lastOne":
			return { message: { key: key("errors.lastOne") } };
		default:
			return { message: { key: key("errors.changedMeanwhile") } };
	}
}

async function undo(db: Database, { posted, language, ...by }: Input): Promise<Outcome> {
	const form = parseForm(posted, UndoForm);
	if (form.status !== "success") return { kind: "unknown" };
	const outcome = await undoTaxonomyChange(db, { ...by, changeId: form.value.changeId });
	if (outcome.ok) return { kind: "done", leadsTo: taxonomyHref("undone") };
	const notUndone =
		outcome.reason === "lastOne"
			? getFixedT(language, "taxonomy")("errors.lastOne")
			: getFixedT(language, "history")(`errors.${outcome.reason}`);
	return { kind: "answer", answer: { notUndone }, status: 409 };
}
