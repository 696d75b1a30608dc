import { redirect } from "@remix-run/cloudflare";
import { findLessonByNames } from "#app/features/learning/catalog/face.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { lessonPath } from "#app/shared/pages/preview-path.ts";

export const loader = guarded(everyone, {
	read: ({ db, params }) => db.batch([findLessonByNames(db, String(params.course), String(params.lesson))]),
	handle: ({ user, found: [[lesson]] }) => {
		if (!lesson) throw notFound();
		return redirect(lessonPath(lesson, user === null));
	},
});
