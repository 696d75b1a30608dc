import { UndoForm } from "#app/features/operations/history/undo-schema.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { missingLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { changeTemplate } from "./change-template.server.ts";
import { TemplateInput } from "./schemas.ts";
import { readScope } from "./template-scope.ts";
import { findPreviewedCourse } from "./templates.repository.server.ts";
import { undoTemplateChange } from "./undo-template-change.server.ts";

/** A failed save with the typed values, or why an undo failed. */
export type TemplateAnswer = { reply: FormReply; notUndone?: undefined } | { reply?: undefined; notUndone: string };

type Input = {
	posted: FormData;
	scope: string | undefined;
	actorId: number;
	requestId: string;
	language: Language;
	media: R2Bucket;
	assets: Pick<Fetcher, "fetch">;
	now: Date;
};
type Outcome =
	/** `words`: the language that was changed. */
	| { kind: "done"; done: "saved" | "undone"; scope: number; words: string }
	| { kind: "answer"; answer: TemplateAnswer; status: number }
	| { kind: "unknown" }
	| { kind: "notFound" };
type SaveContext = { scope: number; actorId: number; requestId: string; now: Date; missingLetters: Letters };
type Letters = (text: string) => ReturnType<typeof missingLetters>;

export async function answerTemplateForm(db: Database, input: Input): Promise<Outcome> {
	const { posted, actorId, requestId, assets, now } = input;
	const scope = readScope(input.scope);
	if (scope === null) return { kind: "notFound" };
	const fonts = paperFontLoader(assets);
	const by: SaveContext = { scope, actorId, requestId, now, missingLetters: (text) => missingLetters(text, fonts) };
	return posted.get("intent") === "undo" ? undo(db, input, by) : save(db, input, by);
}

async function undo(db: Database, { posted, media, language }: Input, by: SaveContext): Promise<Outcome> {
	const form = parseForm(posted, UndoForm);
	if (form.status !== "success") return { kind: "unknown" };
	const outcome = await undoTemplateChange(db, media, { ...by, changeId: form.value.changeId });
	if (outcome.ok) return { kind: "done", done: "undone", scope: by.scope, words: outcome.language };
	return { kind: "answer", answer: { notUndone: refusalOf(outcome.reason, language) }, status: 409 };
}

async function save(db: Database, { posted, media }: Input, by: SaveContext): Promise<Outcome> {
	const form = parseForm(posted, TemplateInput);
	if (form.status !== "success") return { kind: "answer", answer: { reply: form.reply() }, status: 400 };
	const { language } = form.value;
	if (by.scope !== 0) {
		const [course] = await findPreviewedCourse(db, { courseId: by.scope, language });
		if (!course) return { kind: "notFound" };
	}
	const outcome = await changeTemplate(db, media, { ...by, template: form.value });
	if (outcome.ok) return { kind: "done", done: "saved", scope: by.scope, words: language };
	if (outcome.reason === "letters") {
		const errors = outcome.words.map(({ field, letters }) => [
			field,
			[{ key: "errors.wordLetters", values: { letters: letters.join(" ") } }],
		]);
		const reply = form.reply({ fieldErrors: Object.fromEntries(errors) });
		return { kind: "answer", answer: { reply }, status: 400 };
	}
	const reply =
		outcome.reason === "changedMeanwhile"
			? form.reply({ formErrors: [{ key: "errors.changed" }] })
			: form.reply({ fieldErrors: { signature: [{ key: `errors.${outcome.reason}` }] } });
	return { kind: "answer", answer: { reply }, status: 409 };
}

const SIGNATURE_REFUSALS = {
	signatureGone: "errors.undoSignatureGone",
	signatureWrong: "errors.undoSignatureWrong",
	letters: "errors.undoLetters",
} as const;

function refusalOf(reason: keyof typeof SIGNATURE_REFUSALS | "notFound" | "changedMeanwhile", language: Language) {
	if (reason === "notFound" || reason === "changedMeanwhile") return getFixedT(language, "history")(`errors.${reason}`);
	return getFixedT(language, "certificates")(SIGNATURE_REFUSALS[reason]);
}
