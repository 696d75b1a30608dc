import type { FoundLesson } from "./find-lessons.ts";
import type { ContentFile } from "./front-matter.ts";
import { type Reading, reportProblem, twoDigits } from "./reading.ts";
import type { CourseMatter, CourseTranslationMatter } from "./schema.ts";

export function compareFolders(
	reading: Reading,
	slug: string,
	{ matter, lineOf }: ContentFile<CourseMatter>,
	folders: string[],
): void {
	const path = [slug, "course.en.md"];
	const keys = Object.keys(matter.modules);
	if (matter.slug !== slug)
		reportProblem(reading, path, `slug: is not the name of the folder, ${slug}`, lineOf("slug"));
	if (keys.length === 0) reportProblem(reading, path, "modules: needs one module or more", lineOf("modules"));
	if (new Set(keys.map((key) => key.slice(3))).size < keys.length) {
		reportProblem(reading, path, "modules: has a slug twice", lineOf("modules"));
	}
	keys.forEach((key, index) => {
		const line = lineOf("modules", key);
		if (!folders.includes(key)) reportProblem(reading, path, `modules.${key}: has no folder`, line);
		if (Number(key.slice(0, 2)) !== index + 1) {
			reportProblem(reading, path, `modules.${key}: should begin with ${twoDigits(index + 1)}`, line);
		}
	});
	for (const folder of folders) {
		if (!keys.includes(folder))
			reportProblem(reading, path, `modules: leaves out the folder ${folder}`, lineOf("modules"));
	}
}

export function compareTranslation(
	reading: Reading,
	{ file, matter, lineOf }: ContentFile<CourseTranslationMatter>,
	english: ContentFile<CourseMatter> | null,
	found: Map<string, FoundLesson[]>,
): void {
	const add = (message: string, ...path: string[]) => {
		reading.problems.push({ file, line: lineOf(...path), message: `${path.join(".")}: ${message}` });
	};
	const keys = english ? Object.keys(english.matter.modules) : [...found.keys()];
	for (const key of keys) if (!matter.modules[key]) add(`leaves out the module ${key}`, "modules");
	for (const [key, { lessons }] of Object.entries(matter.modules)) {
		if (!keys.includes(key)) add("is no module of the course", "modules", key);
		const slugs = (found.get(key) ?? []).map((lesson) => lesson.slug);
		for (const slug of slugs) if (!lessons[slug]) add(`leaves out the lesson ${slug}`, "modules", key, "lessons");
		for (const slug of Object.keys(lessons)) {
			if (!slugs.includes(slug)) add("is no lesson of the module", "modules", key, "lessons", slug);
		}
	}
}
