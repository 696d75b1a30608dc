import { COURSE_PART, lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { findOfTypes } from "#app/features/library/search/face.server.ts";
import { hasAllWords } from "#app/shared/text/fold-text.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { curriculumOf } from "../../curriculum/outline.server";
import { type EditedCourse, factsOf, titleOf } from "../../drafts/edited-course.server";
import { textIn } from "../../parts/draft-values";
import type { LinkGroup, LinkTarget } from "./link-target";

const HITS_OF_A_TYPE = 6;
const LESSONS_SHOWN = 8;

type Input = { course: EditedCourse; q: string; language: Language; viewer: number; now: Date };

/**
 * What a lesson can link to: lessons of its course as they are written now, terms and resources. Without anything
 * typed, lessons alone.
 */
export async function findLinks(db: Database, { course, q, language, viewer, now }: Input): Promise<LinkTarget[]> {
	const slug = textIn(factsOf(course, COURSE_PART).slug);
	const lessons = curriculumOf(course).flatMap((module) => module.lessons);
	const ofCourse = lessons
		.map((key) => ({ key, title: titleOf(course, lessonPart(key), language) || key }))
		.filter(({ key, title }) => hasAllWords(`${title} ${titleOf(course, lessonPart(key), DEFAULT_LANGUAGE)}`, q))
		.slice(0, q === "" ? lessons.length : LESSONS_SHOWN)
		.map(({ key, title }) => ({ group: "lessons" as const, title, address: `lesson:${slug}/${key}`, language }));
	const types = ["glossary", "resource"] as const;
	const hits = await findOfTypes(db, { q, types, language, viewer, limit: HITS_OF_A_TYPE, now });
	return [
		...hits.filter(({ type }) => type === "glossary").map((hit) => toTarget("terms", hit)),
		...ofCourse,
		...hits.filter(({ type }) => type === "resource").map((hit) => toTarget("resources", hit)),
	];
}

function toTarget(group: LinkGroup, { title, path, language }: { title: string; path: string; language: string }) {
	return { group, title, address: path, language };
}
