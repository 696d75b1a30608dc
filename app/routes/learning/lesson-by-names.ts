import { redirect } from "@remix-run/cloudflare";
import { everyone, guarded } from "../../features/auth/access.server";
import { findLessonByNames } from "../../features/catalog/course/curriculum.repository.server";
import { notFound } from "../../shared/api/api-error.server";
import { lessonPath } from "../../shared/pages/preview-path";

/** Leads to a lesson that a text names by the slugs of its course and its own, which hold in every school. */
export const loader = guarded(everyone, {
	read: ({ db, params }) => findLessonByNames(db, String(params.course), String(params.lesson)),
	handle: ({ user, found: [lesson] }) => {
		if (!lesson) throw notFound();
		return redirect(lessonPath(lesson, user === null));
	},
});
