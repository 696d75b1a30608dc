import { join, resolve } from "node:path";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";
import { compareFolders, compareTranslation } from "./compare-course.ts";
import type { CourseContent, LessonContent } from "./course-content.ts";
import { findLessons } from "./find-lessons.ts";
import { ContentError, type ContentFile } from "./front-matter.ts";
import { openingProblems } from "./lesson-opening.ts";
import { readFigures } from "./read-figures.ts";
import { readLesson } from "./read-lesson.ts";
import { readSheets } from "./read-sheets.ts";
import { listNames, parse, type Reading, reportProblem } from "./reading.ts";
import { CourseMatter, CourseTranslationMatter } from "./schema.ts";
import { translate } from "./translate.ts";

export type ReadOptions = {
	media?: string;
	figures?: string;
	only?: string[];
};

/** Reads all courses by number. Throws one ContentError with every error. Format: docs/content.md. */
export function readCourses(
	root: string,
	{ media = join(root, "../media"), figures = join(root, "../figures"), only }: ReadOptions = {},
): CourseContent[] {
	const reading: Reading = { root: resolve(root), media: new Set(listNames(media)), figures: new Map(), problems: [] };
	reading.figures = readFigures(reading, figures);
	const slugs = listNames(root).filter((slug) => !only || only.includes(slug));
	const courses = slugs.flatMap((slug) => readCourse(reading, slug) ?? []);

	const ids = new Map<number, string>();
	for (const { id, slug } of courses) {
		const other = ids.get(id);
		if (other) reportProblem(reading, [slug, "course.en.md"], `has the number ${id}, as ${other} has`, 2);
		ids.set(id, slug);
	}
	if (reading.problems.length > 0) throw new ContentError(reading.problems);
	return courses.sort((a, b) => a.id - b.id);
}

type CourseFile = ContentFile<CourseMatter>;
type TranslationFiles = Map<Language, ContentFile<CourseTranslationMatter>>;

function readCourse(reading: Reading, slug: string): CourseContent | null {
	const names = listNames(join(reading.root, slug));
	const english = parse(reading, [slug, "course.en.md"], CourseMatter);
	const folders = names.filter((name) => /^\d\d-/.test(name));
	const translations: TranslationFiles = new Map();
	for (const name of names.filter((one) => ![...folders, "course.en.md", "sheets"].includes(one))) {
		const language = /^course\.(\w+)\.md$/.exec(name)?.[1];
		if (!isLanguage(language))
			reportProblem(reading, [slug, name], "is no course.<language>.md and no folder of a module");
		else {
			const file = parse(reading, [slug, name], CourseTranslationMatter);
			if (file) translations.set(language, file);
		}
	}
	const found = new Map(folders.map((folder) => [folder, findLessons(reading, slug, folder)]));
	if (english) compareFolders(reading, slug, english, folders);
	for (const file of translations.values()) compareTranslation(reading, file, english, found);

	const seen = new Map<string, string>();
	let position = 0;
	const lessonsByFolder = new Map<string, LessonContent[]>();
	for (const [folder, lessons] of found) {
		const read = lessons.flatMap((lesson) => {
			const path = [slug, folder, `${lesson.number}-${lesson.slug}.en.md`];
			const other = seen.get(lesson.slug);
			if (other) reportProblem(reading, path, `has the slug ${lesson.slug}, as a lesson of ${other} has`);
			seen.set(lesson.slug, folder);
			position += 1;
			return readLesson(reading, [slug, folder], lesson, position, translations) ?? [];
		});
		lessonsByFolder.set(folder, read);
	}
	if (!english) return null;
	const sheets = readSheets(reading, slug);
	for (const lesson of [...lessonsByFolder.values()].flat()) {
		for (const name of lesson.sheets.filter((one) => !sheets.some((sheet) => sheet.name === one))) {
			reportProblem(reading, [slug, "sheets"], `${name}: is asked for by ${lesson.slug} and is not there`);
		}
	}
	return { ...assembleCourse(reading, english, translations, lessonsByFolder), sheets };
}

/** Two things of the same key would share learners' progress. */
function checkKeys(reading: Reading, path: string[], kind: string, things: readonly { key: string; slug: string }[]) {
	const seen = new Map<string, string>();
	for (const { key, slug } of things) {
		const other = seen.get(key);
		if (other) reportProblem(reading, path, `the ${kind} ${slug} has the key ${key}, as ${other} has`);
		seen.set(key, slug);
	}
}

function checkOpenings(reading: Reading, path: string[], lessons: readonly LessonContent[]) {
	for (const problem of openingProblems(lessons.map(({ key, opens = null }) => ({ key, opens })))) {
		const says =
			problem.reason === "circle"
				? `opens after itself: ${[...problem.path, problem.key].join(", after ")}`
				: `opens after ${problem.lessons.join(", ")}, which the course does not have`;
		reportProblem(reading, path, `the lesson ${problem.key} ${says}`);
	}
}

function assembleCourse(
	reading: Reading,
	{ matter, body }: CourseFile,
	translations: TranslationFiles,
	lessons: Map<string, LessonContent[]>,
): Omit<CourseContent, "sheets"> {
	const { id, slug, key = slug, topic, level, price, instructor, featured, title, shortDescription, outcomes } = matter;
	const keys = new Map([...lessons.values()].flat().map((lesson) => [lesson.slug, lesson.key]));
	/** Authors name lessons by slug; the database needs the key. */
	const withKeys = (questions: LessonContent["questions"]) =>
		questions.map((question) => ({
			...question,
			source: question.source?.replace(/^[^#]+/, (lesson) => keys.get(lesson) ?? lesson) ?? null,
		}));
	const modules = Object.entries(matter.modules).map(([folder, words], index) => ({
		key: words.key ?? folder.slice(3),
		slug: folder.slice(3),
		position: index + 1,
		translations: translate({ title: words.title, summary: words.summary }, translations, (file) => {
			const translated = file.matter.modules[folder];
			return translated && { title: translated.title, summary: translated.summary };
		}),
		lessons: (lessons.get(folder) ?? []).map((lesson) => ({ ...lesson, questions: withKeys(lesson.questions) })),
	}));
	checkKeys(reading, [slug, "course.en.md"], "module", modules);
	checkKeys(
		reading,
		[slug, "course.en.md"],
		"lesson",
		modules.flatMap((module) => module.lessons),
	);
	checkOpenings(
		reading,
		[slug, "course.en.md"],
		modules.flatMap((module) => module.lessons),
	);
	return {
		id,
		key,
		slug,
		topic,
		level,
		priceCents: price.amountCents,
		currency: price.currency,
		instructor,
		featured,
		translations: translate({ title, shortDescription, description: body, outcomes }, translations, (file) => ({
			title: file.matter.title,
			shortDescription: file.matter.shortDescription,
			description: file.body,
			outcomes: file.matter.outcomes,
		})),
		modules,
	};
}
