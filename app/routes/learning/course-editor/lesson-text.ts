import { answerLessonForm } from "#app/features/learning/course-editor/lesson/answer-lesson-form.server.ts";
import { ownLesson, readEditedLesson } from "#app/features/learning/course-editor/lesson/lesson-page-data.server.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ maxBodyKb: 512 });

/** Saves a lesson while it is typed, and shows it as learners would read it. */
export const action = guarded(instructors, {
	read: ({ context, db, params, request }) => readEditedLesson(db, { context, request, params }),
	handle: async ({ context, db, request, user, found }) => {
		const own = ownLesson(found, user);
		if (!own) return apiError("notFound");
		const answer = await answerLessonForm(db, {
			found: own,
			form: await request.formData(),
			editor: user,
			timeZone: user.timeZone,
			pageLanguage: await context.language,
			now: new Date(),
		});
		switch (answer.kind) {
			case "invalid":
				return apiError("badRequest");
			case "notFound":
				return apiError("notFound");
			case "look":
				return Response.json(answer.look);
			case "save":
				if (answer.reply.ok) return Response.json(answer.reply);
				return Response.json(answer.reply, { status: answer.reply.reason === "tooLarge" ? 413 : 409 });
		}
	},
});
