import { UndoForm } from "#app/features/operations/history/undo-schema.ts";
import { errorKeys, type FormMessage } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { type CategoryOutcome, changeCategory } from "./change-category.server";
import { type CategoriesDone, categoriesHref } from "./desk-path";
import { CategoryDeed } from "./schemas";
import { undoCategoryChange } from "./undo-category-change.server";

/** The form that was not saved, with its values; or why a change was not undone, as text. */
export type CategoriesAnswer =
	| { form: string; reply: FormReply; notUndone?: undefined }
	| { form?: undefined; reply?: undefined; notUndone: string };

type Input = { posted: FormData; language: Language; actorId: number; requestId: string; now: Date };
type Outcome =
	| { kind: "done"; leadsTo: string }
	| { kind: "answer"; answer: CategoriesAnswer; status: number }
	| { kind: "unknown" }
	| { kind: "notFound" };

const key = errorKeys<"forum-categories">();

/** Does what a form of the page asks for: adds or changes a category, or undoes such a change. */
export async function answerCategoriesForm(db: Database, { posted, language, ...by }: Input): Promise<Outcome> {
	if (posted.get("intent") === "undo") return undo(db, { posted, language, ...by });
	const form = parseForm(posted, CategoryDeed);
	const which = formOf(posted);
	if (form.status !== "success") {
		return which === null
			? { kind: "unknown" }
			: { kind: "answer", answer: { form: which, reply: form.reply() }, status: 400 };
	}
	const outcome = await changeCategory(db, { ...by, deed: form.value });
	if (outcome.ok) return { kind: "done", leadsTo: categoriesHref(DONE_OF_INTENT[form.value.intent], outcome.key) };
	if (outcome.reason === "notFound" || which === null) return { kind: "notFound" };
	const { field, message } = problemOf(outcome);
	const reply = form.reply(field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] });
	return { kind: "answer", answer: { form: which, reply }, status: 409 };
}

const DONE_OF_INTENT: Record<CategoryDeed["intent"], CategoriesDone> = {
	add: "added",
	change: "saved",
	up: "moved",
	down: "moved",
	retire: "retired",
	restore: "restored",
};

/** The form that was posted: `category-new`, `category-deals`. Null for one that the page does not have. */
function formOf(posted: FormData): string | null {
	const intent = String(posted.get("intent"));
	return Object.hasOwn(DONE_OF_INTENT, intent) ? `category-${String(posted.get("key") ?? "new")}` : null;
}

type Refusal = Exclude<Extract<CategoryOutcome, { ok: false }>, { reason: "notFound" }>;

function problemOf(outcome: Refusal): { field?: string; message: FormMessage } {
	switch (outcome.reason) {
		case "keyTaken":
			return { field: "names.en", message: { key: key("errors.keyTaken"), values: { key: outcome.key } } };
		case "keyEmpty":
			return { field: "names.en", message: { key: key("errors.keyEmpty") } };
		case "nameTaken":
			return { field: `names.${outcome.language}`, message: { key: key("errors.nameTaken") } };
		case "planMissing":
			return { field: "planId", message: { key: key("errors.planMissing") } };
		case "courseMissing":
			return { field: "courseId", message: { key: key("errors.courseMissing") } };
		case "lastOne":
			return { message: { key: key("errors.lastOne") } };
		default:
			return { message: { key: key("errors.changedMeanwhile") } };
	}
}

async function undo(db: Database, { posted, language, ...by }: Input): Promise<Outcome> {
	const form = parseForm(posted, UndoForm);
	if (form.status !== "success") return { kind: "unknown" };
	const outcome = await undoCategoryChange(db, { ...by, changeId: form.value.changeId });
	if (outcome.ok) return { kind: "done", leadsTo: categoriesHref("undone") };
	const notUndone =
		outcome.reason === "lastOne"
			? getFixedT(language, "forum-categories")("errors.lastOne")
			: getFixedT(language, "history")(`errors.${outcome.reason}`);
	return { kind: "answer", answer: { notUndone }, status: 409 };
}
