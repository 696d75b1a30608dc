import { isOpenToAll } from "#app/features/learning/enrollment/access/lesson-access.ts";
import { readingRights, readingRightsStatements } from "#app/features/learning/enrollment/face.server.ts";
import type { Role } from "#app/features/people/auth/roles.ts";
import { readId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { LessonVideo } from "#db/schema/learning/catalog.ts";

type Input = {
	lessonId: string | undefined;
	user: { id: number; role: Role } | null;
	now: Date;
};
export type ClipOutcome = { ok: true; video: LessonVideo; keys: ClipKeys } | { ok: false; status: 403 | 404 };
export type ClipKeys = {
	video: string;
	poster: string;
	darkPoster: string;
	captions: (language: string) => string;
	chapters: (language: string) => string;
};

/** Refuses viewers who may not read the lesson. Rules: docs/domain/access.md and docs/content.md */
export async function findLessonClip(db: Database, { lessonId, user, now }: Input): Promise<ClipOutcome> {
	const id = readId(lessonId);
	if (id === null) return { ok: false, status: 404 };
	const read = await inBatch(db, readingRightsStatements(db, { lessonId: id, userId: user?.id ?? 0 }));
	const rights = readingRights(read, { lessonId: id, user, now });
	if (!rights) return { ok: false, status: 404 };

	const { access, lesson: found } = rights;
	if (!access.allowed && !isOpenToAll({ lesson: found, course: found.course }))
		return { ok: false, status: access.reason === "notFound" || access.reason === "retired" ? 404 : 403 };
	if (!found.video) return { ok: false, status: 404 };
	return { ok: true, video: found.video, keys: clipKeys(found.video) };
}

function clipKeys({ file }: LessonVideo): ClipKeys {
	const name = `lessons/${file.replace(/\.[^.]+$/, "")}`;
	return {
		video: `lessons/${file}`,
		poster: `${name}.webp`,
		darkPoster: `${name}.dark.webp`,
		chapters: (language) => `${name}.chapters.${language}.vtt`,
		captions: (language) => `${name}.${language}.vtt`,
	};
}
