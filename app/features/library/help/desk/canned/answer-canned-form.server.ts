import { UndoForm } from "#app/features/operations/history/undo-schema.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { CannedAction } from "../schemas.ts";
import { CANNED_PATH, cannedHref, readCannedQuery } from "./canned-list.ts";
import type { CannedDone } from "./canned-page.tsx";
import { changeCannedAnswers } from "./change-canned-answers.server.ts";
import { undoCannedChange } from "./undo-canned-change.server.ts";

export type CannedAnswer =
	| { id: number | null; reply: FormReply; notUndone?: undefined }
	| { id?: undefined; reply?: undefined; notUndone: string };

type Input = {
	posted: FormData;
	search: URLSearchParams;
	language: Language;
	actorId: number;
	requestId: string;
	now: Date;
};
type Outcome =
	| { kind: "done"; leadsTo: string }
	| { kind: "answer"; answer: CannedAnswer; status: number }
	| { kind: "unknown" }
	| { kind: "notFound" };

export async function answerCannedForm(db: Database, input: Input): Promise<Outcome> {
	const { posted, search, language: reader, actorId, requestId, now } = input;
	const query = readCannedQuery(search, reader);
	const by = { actorId, requestId, now };
	if (posted.get("intent") === "undo") {
		const undo = parseForm(posted, UndoForm);
		if (undo.status !== "success") return { kind: "unknown" };
		const outcome = await undoCannedChange(db, { ...by, changeId: undo.value.changeId });
		if (outcome.ok) {
			const language = outcome.language ?? query.language;
			return { kind: "done", leadsTo: `${CANNED_PATH}?language=${language}&undone=1#changes` };
		}
		const notUndone = getFixedT(reader, "history")(`errors.${outcome.reason}`);
		return { kind: "answer", answer: { notUndone }, status: 409 };
	}
	const id = Number(posted.get("id")) || null;
	const form = parseForm(posted, CannedAction);
	if (form.status !== "success") return { kind: "answer", answer: { id, reply: form.reply() }, status: 400 };
	const outcome = await changeCannedAnswers(db, { ...by, deed: form.value });
	if (outcome.ok) {
		const done: CannedDone = form.value.intent === "retire" ? "retired" : "saved";
		return { kind: "done", leadsTo: `${cannedHref(query)}&done=${done}` };
	}
	if (outcome.reason === "notFound") return { kind: "notFound" };
	const reply = form.reply({ formErrors: [{ key: "errors.changedMeanwhile" }] });
	return { kind: "answer", answer: { id, reply }, status: 409 };
}
