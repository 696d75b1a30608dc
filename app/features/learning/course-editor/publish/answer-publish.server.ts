import { entryName } from "#app/features/library/versioned-content/part.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Database } from "#db/client.server.ts";
import type { EditedCourse, Editor } from "../drafts/edited-course.server";
import { discardDraft } from "./discard-draft.server";
import { readDraftName } from "./draft-name";
import { publishCourseDrafts } from "./publish-drafts.server";
import type { PublishAnswer } from "./publish-page";
import { DiscardForm, PublishForm } from "./schemas";

type Input = { form: FormData; course: EditedCourse; editor: Editor; origin: string; requestId: string; now: Date };
type Answer =
	| { kind: "done"; done: "published" | "discarded" }
	| { kind: "answer"; answer: PublishAnswer; status: 400 | 409 }
	| { kind: "unknown" };

/** Answers the forms of the page on which a course is published. */
export async function answerPublish(db: Database, { form, course, editor, ...deed }: Input): Promise<Answer> {
	if (form.get("intent") === "discard") {
		const asked = parseForm(form, DiscardForm);
		if (asked.status !== "success") return { kind: "unknown" };
		const draft = readDraftName(asked.value.draft);
		const outcome = await discardDraft(db, { course, draft, by: editor.id, requestId: deed.requestId, now: deed.now });
		if (outcome.ok) return { kind: "done", done: "discarded" };
		return { kind: "answer", answer: { reason: outcome.reason, chosen: [] }, status: 409 };
	}
	const asked = parseForm(form, PublishForm);
	const chosen = form.getAll("drafts").map((name) => readDraftName(String(name)));
	const names = chosen.map(({ key, language }) => entryName(key, language));
	if (asked.status !== "success") {
		if (form.get("intent") !== "publish") return { kind: "unknown" };
		return { kind: "answer", answer: { reason: null, reply: asked.reply(), chosen: names }, status: 400 };
	}
	const { note, tell } = asked.value;
	const outcome = await publishCourseDrafts(db, {
		...deed,
		courseId: course.id,
		editor,
		chosen: asked.value.drafts.map(readDraftName),
		note,
		tellLearners: tell === "on",
	});
	if (outcome.ok) return { kind: "done", done: "published" };
	if (outcome.reason === "notFound") return { kind: "unknown" };
	const answer = { reason: outcome.reason, reply: asked.reply(), chosen: names };
	return { kind: "answer", answer, status: outcome.reason === "changedMeanwhile" ? 409 : 400 };
}
