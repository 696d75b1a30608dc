import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Editor } from "../drafts/edited-course.server";
import type { FoundLesson } from "./lesson-page-data.server";
import type { LessonTyping, SaveReply } from "./lesson-typing";
import { type LessonLook, lookAtLesson } from "./look-at-lesson.server";
import { saveLesson } from "./save-lesson.server";
import { LessonForm } from "./schemas";
import { typedInForm, typedLesson } from "./typed-lesson.server";

type Asking = {
	found: FoundLesson;
	form: FormData;
	editor: Editor;
	timeZone: string;
	pageLanguage: Language;
	now: Date;
};
export type LessonAnswer =
	| { kind: "invalid" | "notFound" }
	| { kind: "look"; look: LessonLook }
	| { kind: "save"; typed: LessonTyping; reply: SaveReply };

/** Saves what was typed or shows it as learners would read it. The language is that of the address. */
export async function answerLessonForm(db: Database, input: Asking): Promise<LessonAnswer> {
	const { found, form, editor, timeZone, pageLanguage, now } = input;
	const parsed = parseForm(form, LessonForm, { isCoerced: false });
	if (parsed.status !== "success" || parsed.value.lang !== found.language) return { kind: "invalid" };
	const { course, lesson, language } = found;
	const typed = typedInForm(parsed.value, typedLesson(course, lesson, language));
	if (parsed.value.intent === "look") return { kind: "look", look: await lookAtLesson(db, { ...found, typed }) };
	const outcome = await saveLesson(db, {
		course,
		lesson,
		language,
		typed,
		seen: parsed.value.revision,
		editor,
		now,
	});
	if (outcome.ok) {
		const at = formatsFor({ language: pageLanguage, timeZone }).timeOrDay(now, now);
		return { kind: "save", typed, reply: { ok: true, revision: outcome.revision, at } };
	}
	switch (outcome.reason) {
		case "notFound":
			return { kind: "notFound" };
		case "tooLarge":
			return { kind: "save", typed, reply: { ok: false, reason: "tooLarge" } };
		case "changedMeanwhile":
			return { kind: "save", typed, reply: { ok: false, reason: "changedMeanwhile", theirs: outcome.theirs } };
	}
}
