import { QUEUED_BY_HEADER } from "#app/shared/device-queue/queue-headers.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { FACT_FIELDS, type LessonTyping, LONG_FIELDS } from "../lesson-typing";
import type { LessonLook } from "../look-at-lesson.server";
import type { DeviceCopy, SendOutcome } from "./autosave";

/** Where a lesson is saved and looked at, and for whom. */
export type LessonPlace = { url: string; language: Language; owner: number };

export async function sendLesson(place: LessonPlace, { typed, base, revision }: DeviceCopy): Promise<SendOutcome> {
	try {
		const response = await post(place, formOf(place, "save", { typed, base, revision }));
		if (response.ok || response.status === 409) return await response.json();
		return { ok: false, reason: reasonOf(response) };
	} catch {
		return { ok: false, reason: "unsent" };
	}
}

/** Null where the school cannot be reached; what is shown stays. */
export async function fetchLook(
	place: LessonPlace,
	typed: LessonTyping,
	signal: AbortSignal,
): Promise<LessonLook | null> {
	try {
		const response = await post(place, formOf(place, "look", { typed, base: null, revision: 0 }), signal);
		return response.ok ? await response.json() : null;
	} catch {
		return null;
	}
}

function post({ url, owner }: LessonPlace, body: FormData, signal?: AbortSignal): Promise<Response> {
	return fetch(url, {
		method: "POST",
		body,
		headers: { [QUEUED_BY_HEADER]: String(owner) },
		redirect: "manual",
		signal: signal ?? null,
	});
}

type Sent = { typed: LessonTyping; base: LessonTyping | null; revision: number };

/** Facts go along only where they were changed, so that nobody else's change is undone by an old page. */
function formOf({ language }: LessonPlace, intent: "save" | "look", { typed, base, revision }: Sent): FormData {
	const form = new FormData();
	const fields = { intent, lang: language, revision: String(revision), title: typed.title, summary: typed.summary };
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	for (const name of LONG_FIELDS) form.set(name, typed[name]);
	if (base && FACT_FIELDS.every((field) => base[field] === typed[field])) return form;
	form.set("facts", "yes");
	for (const name of ["minutes", "film", "seconds", "share"] as const) form.set(name, typed[name]);
	if (typed.required) form.set("required", "yes");
	if (typed.freePreview) form.set("freePreview", "yes");
	return form;
}

function reasonOf({ status, type }: Response): "unsent" | "signedOut" | "tooLarge" | "refused" {
	if (status === 401 || type === "opaqueredirect") return "signedOut";
	if (status === 413) return "tooLarge";
	return status >= 500 || [408, 425, 429].includes(status) ? "unsent" : "refused";
}
