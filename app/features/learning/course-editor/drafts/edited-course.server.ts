import { COURSE_PART } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findOwnCourse, listPartDrafts, listPublishedParts, type PartsRead } from "./edited-course.repository.server";

/** Who edits: admins every course, instructors those that they teach, alone or with others. */
export type Editor = { id: number; role: string };

export type PartDraft = Awaited<ReturnType<typeof listPartDrafts>>[number];
export type EditedPart = {
	/** Null before the part is published. */
	hash: string | null;
	published: JsonObject | null;
	draft: PartDraft | null;
};
/** A course as it is written now: the published version, and the drafts on top of it. Parts by `entryName`. */
export type EditedCourse = NonNullable<Awaited<ReturnType<typeof findEditedCourse>>>;

type EditedCourseQuery = {
	courseId: number;
	editor: Editor;
	language: Language;
	part?: string | undefined;
	otherPart?: string | undefined;
	hasQuestions?: boolean;
};

/**
 * Reads what a page of the editor shows, in one round trip; null for a course that is not there or not the editor's.
 * `language` is read beside English; `part` and `otherPart`, keys of parts, with their long texts in all languages.
 * `hasQuestions`: with the questions of all lessons.
 */
export async function findEditedCourse(
	db: Database,
	{ courseId, editor, language, part, otherPart, hasQuestions = false }: EditedCourseQuery,
) {
	const read: PartsRead = {
		languages: [...new Set([DEFAULT_LANGUAGE, language])],
		whole: [part, otherPart].filter((key) => key !== undefined),
		hasQuestions,
	};
	const [[course], bodies, drafts] = await db.batch([
		findOwnCourse(db, courseId, editor.role === "admin" ? null : editor.id),
		listPublishedParts(db, courseId, read),
		listPartDrafts(db, courseId, read),
	]);
	if (!course) return null;
	const parts = new Map<string, EditedPart>();
	for (const [key, language, hash] of course.manifest) {
		parts.set(entryName(key, language), { hash, published: null, draft: null });
	}
	for (const { key, language, body } of bodies) {
		const part = parts.get(entryName(key, language));
		if (part) part.published = body;
	}
	for (const draft of drafts) {
		const name = entryName(draft.key, draft.language);
		parts.set(name, { ...(parts.get(name) ?? { hash: null, published: null }), draft });
	}
	return { ...course, parts };
}

/** The draft of a part, else its published body, else an empty object. */
export function bodyOf(course: EditedCourse, key: string, language: string): JsonObject {
	const part = course.parts.get(entryName(key, language));
	return part?.draft?.body ?? part?.published ?? {};
}

export function factsOf(course: EditedCourse, key: string): JsonObject {
	return bodyOf(course, key, FACTS_LANGUAGE);
}

export function publishedFacts(course: EditedCourse, key: string): JsonObject {
	return course.parts.get(entryName(key, FACTS_LANGUAGE))?.published ?? {};
}

/** The revision of the draft that is seen now; 0 without one. */
export function revisionOf(course: EditedCourse, key: string, language: string): number {
	return course.parts.get(entryName(key, language))?.draft?.revision ?? 0;
}

export function titleOf(course: EditedCourse, key: string, language: string): string {
	const own = bodyOf(course, key, language).title;
	const english = bodyOf(course, key, DEFAULT_LANGUAGE).title;
	return typeof own === "string" && own ? own : typeof english === "string" ? english : "";
}

export const courseTitle = (course: EditedCourse, language: string) => titleOf(course, COURSE_PART, language);

/** What pages call the course: its title, or that it has none yet. */
export function courseName(course: EditedCourse, language: Language): string {
	return courseTitle(course, language) || getFixedT(language, "course-editor")("frame.untitled");
}

export const LANGUAGE_STATES = ["never", "changed", "published"] as const;
export type LanguageState = (typeof LANGUAGE_STATES)[number];

export function languageState(course: EditedCourse, key: string, language: string): LanguageState {
	const part = course.parts.get(entryName(key, language));
	if (!part) return "never";
	return part.draft ? "changed" : "published";
}
