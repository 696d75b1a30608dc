import { isOpenToAll } from "#app/features/learning/enrollment/access/lesson-access.ts";
import { readingRights, readingRightsStatements } from "#app/features/learning/enrollment/face.server.ts";
import { uploadKey } from "#app/features/operations/uploads/upload-key.ts";
import type { Role } from "#app/features/people/auth/roles.ts";
import { readId } from "#app/shared/ids.ts";
import { filmFileId } from "#app/shared/uploads/film-address.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { LessonVideo } from "#db/schema/learning/catalog.ts";
import { findClipWords } from "./clip-words.repository.server";

type Input = {
	lessonId: string | undefined;
	/** Of captions and chapters. */
	language?: string;
	user: { id: number; role: Role } | null;
	now: Date;
};
export type Clip = { video: LessonVideo; keys: ClipKeys; words: { captions: string | null; chapters: string | null } };
export type ClipOutcome = { ok: true; clip: Clip } | { ok: false; status: 403 | 404 };
export type ClipKeys = {
	video: string;
	/** Null for a film of the course's files, which has none. */
	shipped: {
		poster: string;
		darkPoster: string;
		captions: (language: string) => string;
		chapters: (language: string) => string;
	} | null;
};

/** Refuses viewers who may not read the lesson. Rules: docs/domain/access.md and docs/content.md */
export async function findLessonClip(
	db: Database,
	{ lessonId, language = DEFAULT_LANGUAGE, user, now }: Input,
): Promise<ClipOutcome> {
	const id = readId(lessonId);
	if (id === null) return { ok: false, status: 404 };
	const { words, ...read } = await inBatch(db, {
		...readingRightsStatements(db, { lessonId: id, userId: user?.id ?? 0 }),
		words: findClipWords(db, { lessonId: id, language }),
	});
	const rights = readingRights(read, { lessonId: id, user, now });
	if (!rights) return { ok: false, status: 404 };

	const { access, lesson: found } = rights;
	if (!access.allowed && !isOpenToAll({ lesson: found, course: found.course }))
		return { ok: false, status: access.reason === "notFound" || access.reason === "retired" ? 404 : 403 };
	const own = firstRow(words);
	const { video } = found;
	if (!video || !own || (filmFileId(video.file) && !own.isInCourse)) return { ok: false, status: 404 };
	return { ok: true, clip: { video, keys: clipKeys(video), words: own } };
}

function clipKeys({ file }: LessonVideo): ClipKeys {
	const id = filmFileId(file);
	if (id) return { video: uploadKey(id), shipped: null };
	const name = `lessons/${file.replace(/\.[^.]+$/, "")}`;
	return {
		video: `lessons/${file}`,
		shipped: {
			poster: `${name}.webp`,
			darkPoster: `${name}.dark.webp`,
			chapters: (language) => `${name}.chapters.${language}.vtt`,
			captions: (language) => `${name}.${language}.vtt`,
		},
	};
}
