import type { Database } from "../../../../db/client.server";
import type { LessonVideo } from "../../../../db/schema/catalog";
import { lessonAccess } from "../lesson/lesson-access";
import { toLessonId } from "../lesson/lesson-id";
import { findLessonMedia } from "./lesson-media.repository.server";

type Input = {
	/** As it stands in the URL. */
	lessonId: string | undefined;
	user: { id: number; role: "student" | "instructor" | "admin" };
};
export type ClipOutcome = { ok: true; video: LessonVideo; keys: ClipKeys } | { ok: false; status: 403 | 404 };
export type ClipKeys = { video: string; poster: string; captions: (language: string) => string };

/**
 * Finds the clip of a lesson for someone who may read that lesson, with the keys
 * of its files in the media bucket. Source: section 2 of the decisions and docs/content.md.
 */
export async function findLessonClip(db: Database, { lessonId, user }: Input): Promise<ClipOutcome> {
	const id = toLessonId(lessonId);
	const [found] = id === null ? [] : await findLessonMedia(db, { lessonId: id, userId: user.id });
	if (!found) return { ok: false, status: 404 };

	const access = lessonAccess({ lesson: found, course: found.course, user, enrollment: found.enrollment });
	if (!access.allowed)
		return { ok: false, status: access.reason === "notFound" || access.reason === "retired" ? 404 : 403 };
	if (!found.video) return { ok: false, status: 404 };
	return { ok: true, video: found.video, keys: clipKeys(found.video) };
}

function clipKeys({ file }: LessonVideo): ClipKeys {
	const name = `lessons/${file.replace(/\.[^.]+$/, "")}`;
	return {
		video: `lessons/${file}`,
		poster: `${name}.webp`,
		captions: (language) => `${name}.${language}.vtt`,
	};
}
