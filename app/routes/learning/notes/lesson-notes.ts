import { data, redirect } from "@remix-run/cloudflare";
import { readingRightsStatements } from "#app/features/learning/enrollment/access/reading-rights.server.ts";
import { editNote, removeNote, saveNote } from "#app/features/learning/notes/keep-notes.server.ts";
import { LessonNoteForm } from "#app/features/learning/notes/schemas.ts";
import { guarded, ownerOnly } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { readId } from "#app/shared/ids.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { inBatch } from "#db/in-batch.server.ts";

const REFUSALS = { notFound: "notFound", closed: "forbidden", tooMany: "conflict" } as const;

/** Without JavaScript redirects to the lesson; otherwise 200, or 400, 403, 404, 409. Deleting is idempotent. */
export const action = guarded(ownerOnly, {
	read: async ({ params, db, viewer }) => {
		const lessonId = readId(params.lessonId);
		if (lessonId === null) return null;
		const userId = userOfSession(viewer.session);
		return { lessonId, rights: await inBatch(db, readingRightsStatements(db, { lessonId, userId })) };
	},
	handle: async ({ context, db, request, user, found }) => {
		const isPage = request.headers.get("Accept")?.includes("text/html") ?? false;
		if (!found) throw refusalOf(isPage, "notFound");
		const { lessonId, rights } = found;
		const form = parseForm(await request.formData(), LessonNoteForm);
		if (form.status !== "success") throw refusalOf(isPage, "badRequest");

		if (form.value.intent === "remove") {
			await removeNote(db, { userId: user.id, id: form.value.id });
		} else if (form.value.intent === "edit") {
			const { id, body } = form.value;
			const isSaved = await editNote(db, { userId: user.id, id, body, now: new Date() });
			if (!isSaved) throw refusalOf(isPage, "notFound", getFixedT(await context.language, "notes")("failed.other"));
		} else {
			const { intent: _save, ...note } = form.value;
			const outcome = await saveNote(db, { user, lessonId, note, found: rights, now: new Date() });
			if (!outcome.ok) {
				const t = getFixedT(await context.language, "notes");
				throw refusalOf(
					isPage,
					REFUSALS[outcome.reason],
					t(outcome.reason === "tooMany" ? "failed.conflict" : "failed.other"),
				);
			}
		}
		return isPage ? redirect(`/lessons/${lessonId}#notes`, 303) : Response.json({ kept: true });
	},
});

const STATUS = { badRequest: 400, notFound: 404, forbidden: 403, conflict: 409 } as const;

function refusalOf(isPage: boolean, code: keyof typeof STATUS, message?: string) {
	return isPage ? data(null, STATUS[code]) : apiError(code, message === undefined ? {} : { message });
}
