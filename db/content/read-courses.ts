import { readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { isLanguage, type Language } from "../../app/shared/languages.ts";
import type { LessonVideo } from "../schema/catalog.ts";
import type { AnswerKey } from "../schema/learning.ts";
import { bodyFaults } from "./body-faults.ts";
import { ContentError, type ContentFile, type Problem, parseContentFile } from "./front-matter.ts";
import {
	CourseMatter,
	CourseTranslationMatter,
	LessonMatter,
	LessonTranslationMatter,
	type QuestionMatter,
} from "./schema.ts";

/** Words by language; English is always there. */
export type Translated<Words> = { en: Words } & Partial<Record<Language, Words>>;

/** A question as the tables keep it. `choices` are in the order of the file. */
export type QuestionContent = {
	key: string;
	answerKey: AnswerKey;
	translations: Translated<{ prompt: string; choices: { id: string; text: string }[]; explanation: string }>;
};

/** A lesson. `position` counts through the course from 1; `body` is Markdown, null where English stands in. */
export type LessonContent = {
	slug: string;
	position: number;
	type: LessonMatter["type"];
	minutes: number;
	required: boolean;
	freePreview: boolean;
	video: LessonVideo | null;
	passPercent: number | null;
	maxAttempts: number | null;
	questions: QuestionContent[];
	translations: Translated<{ title: string; summary: string; body: string | null }>;
};

export type ModuleContent = {
	slug: string;
	position: number;
	translations: Translated<{ title: string; summary: string }>;
	lessons: LessonContent[];
};

/** A course with its modules and lessons in reading order. `description` is Markdown. */
export type CourseContent = {
	id: number;
	slug: string;
	topic: CourseMatter["topic"];
	level: CourseMatter["level"];
	priceCents: number;
	currency: string;
	instructor: string;
	featured: boolean;
	translations: Translated<{ title: string; shortDescription: string; description: string; outcomes: string[] }>;
	modules: ModuleContent[];
};

export type ReadOptions = {
	/** Folder of the clips; `media` beside the folder of the courses when left out. */
	media?: string;
	/** Slugs of the courses to read; all of them when left out. */
	only?: string[];
};

/**
 * Reads a folder of courses, in the order of their numbers.
 *
 * Throws one ContentError with everything that is wrong in any file, each with
 * file and line. Format: docs/content.md.
 */
export function readCourses(root: string, { media = join(root, "../media"), only }: ReadOptions = {}): CourseContent[] {
	const reading: Reading = { root: resolve(root), media: new Set(listNames(media)), problems: [] };
	const slugs = listNames(root).filter((slug) => !only || only.includes(slug));
	const courses = slugs.flatMap((slug) => readCourse(reading, slug) ?? []);

	const ids = new Map<number, string>();
	for (const { id, slug } of courses) {
		const other = ids.get(id);
		if (other) complain(reading, [slug, "course.en.md"], `has the number ${id}, as ${other} has`, 2);
		ids.set(id, slug);
	}
	if (reading.problems.length > 0) throw new ContentError(reading.problems);
	return courses.sort((a, b) => a.id - b.id);
}

type Reading = { root: string; media: Set<string>; problems: Problem[] };
type CourseFile = ContentFile<CourseMatter>;
type TranslationFiles = Map<Language, ContentFile<CourseTranslationMatter>>;
/** A lesson as found in a folder: its files by language. */
type FoundLesson = { slug: string; number: string; files: Map<Language, string> };

function readCourse(reading: Reading, slug: string): CourseContent | null {
	const names = listNames(join(reading.root, slug));
	const english = parse(reading, [slug, "course.en.md"], CourseMatter);
	const folders = names.filter((name) => /^\d\d-/.test(name));
	const translations: TranslationFiles = new Map();
	for (const name of names.filter((one) => !folders.includes(one) && one !== "course.en.md")) {
		const language = /^course\.(\w+)\.md$/.exec(name)?.[1];
		if (!isLanguage(language)) complain(reading, [slug, name], "is no course.<language>.md and no folder of a module");
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
			if (other) complain(reading, path, `has the slug ${lesson.slug}, as a lesson of ${other} has`);
			seen.set(lesson.slug, folder);
			position += 1;
			return readLesson(reading, [slug, folder], lesson, position, translations) ?? [];
		});
		lessonsByFolder.set(folder, read);
	}
	if (!english) return null;
	return assembleCourse(english, translations, lessonsByFolder);
}

function assembleCourse(
	{ matter, body }: CourseFile,
	translations: TranslationFiles,
	lessons: Map<string, LessonContent[]>,
): CourseContent {
	const { id, slug, topic, level, price, instructor, featured, title, shortDescription, outcomes } = matter;
	const modules = Object.entries(matter.modules).map(([key, words], index) => ({
		slug: key.slice(3),
		position: index + 1,
		translations: translate({ title: words.title, summary: words.summary }, translations, (file) => {
			const translated = file.matter.modules[key];
			return translated && { title: translated.title, summary: translated.summary };
		}),
		lessons: lessons.get(key) ?? [],
	}));
	return {
		...{ id, slug, topic, level, priceCents: price.amountCents, currency: price.currency, instructor, featured },
		translations: translate({ title, shortDescription, description: body, outcomes }, translations, (file) => ({
			title: file.matter.title,
			shortDescription: file.matter.shortDescription,
			description: file.body,
			outcomes: file.matter.outcomes,
		})),
		modules,
	};
}

function translate<Words, File>(en: Words, files: Map<Language, File>, words: (file: File) => Words | undefined) {
	const others = [...files].map(([language, file]) => [language, words(file)] as const);
	return { en, ...Object.fromEntries(others.filter(([, found]) => found)) } as Translated<Words>;
}

function compareFolders(reading: Reading, slug: string, { matter, lineOf }: CourseFile, folders: string[]): void {
	const path = [slug, "course.en.md"];
	const keys = Object.keys(matter.modules);
	if (matter.slug !== slug) complain(reading, path, `slug: is not the name of the folder, ${slug}`, lineOf("slug"));
	if (keys.length === 0) complain(reading, path, "modules: needs one module or more", lineOf("modules"));
	if (new Set(keys.map((key) => key.slice(3))).size < keys.length) {
		complain(reading, path, "modules: has a slug twice", lineOf("modules"));
	}
	keys.forEach((key, index) => {
		const line = lineOf("modules", key);
		if (!folders.includes(key)) complain(reading, path, `modules.${key}: has no folder`, line);
		if (Number(key.slice(0, 2)) !== index + 1) {
			complain(reading, path, `modules.${key}: should begin with ${twoDigits(index + 1)}`, line);
		}
	});
	for (const folder of folders) {
		if (!keys.includes(folder)) complain(reading, path, `modules: leaves out the folder ${folder}`, lineOf("modules"));
	}
}

function compareTranslation(
	reading: Reading,
	{ file, matter, lineOf }: ContentFile<CourseTranslationMatter>,
	english: CourseFile | null,
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

/** The lessons of a module's folder in reading order. */
function findLessons(reading: Reading, course: string, folder: string): FoundLesson[] {
	const lessons = new Map<string, FoundLesson>();
	for (const name of listNames(join(reading.root, course, folder))) {
		const path = [course, folder, name];
		const [, number, slug, language] = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)\.(\w+)\.md$/.exec(name) ?? [];
		if (!number || !slug || !isLanguage(language)) {
			complain(reading, path, "is no lesson: its name is not NN-slug.<language>.md");
			continue;
		}
		const lesson = lessons.get(slug) ?? { slug, number, files: new Map() };
		lessons.set(slug, lesson);
		if (lesson.number !== number) complain(reading, path, `the same lesson has the number ${lesson.number} elsewhere`);
		lesson.files.set(language, name);
	}
	const ordered = [...lessons.values()].sort((a, b) => a.number.localeCompare(b.number));
	ordered.forEach((lesson, index) => {
		const [name] = lesson.files.values();
		const path = [course, folder, lesson.files.get("en") ?? String(name)];
		if (!lesson.files.has("en")) complain(reading, path, "has no English original");
		if (Number(lesson.number) !== index + 1) complain(reading, path, `should begin with ${twoDigits(index + 1)}`);
	});
	if (ordered.length === 0) complain(reading, [course, folder], "has no lesson");
	return ordered;
}

function readLesson(
	reading: Reading,
	folder: string[],
	{ slug, files }: FoundLesson,
	position: number,
	courseWords: TranslationFiles,
): LessonContent | null {
	const name = files.get("en");
	const english = name ? parse(reading, [...folder, name], LessonMatter) : null;
	const translated = new Map<Language, ContentFile<LessonTranslationMatter>>();
	for (const [language, other] of files) {
		if (language === "en") continue;
		const file = parse(reading, [...folder, other], LessonTranslationMatter);
		if (file) translated.set(language, file);
		if (!courseWords.has(language)) complain(reading, [...folder, other], `needs a sound course.${language}.md`);
	}
	if (!english) return null;

	const { matter } = english;
	const questions = matter.type === "quiz" || matter.type === "exercise" ? matter.questions : [];
	if (matter.type === "video") checkMedia(reading, english);
	for (const file of translated.values()) compareQuestions(reading, file, questions);

	const key = String(folder[1]);
	const words = translate<LessonContent["translations"]["en"], ContentFile<CourseTranslationMatter>>(
		{ title: matter.title, summary: matter.summary, body: english.body },
		courseWords,
		(file) => {
			const listed = file.matter.modules[key]?.lessons[slug];
			return listed && { title: listed.title, summary: listed.summary, body: null };
		},
	);
	for (const [language, { matter: other, body }] of translated) {
		words[language] = { title: other.title, summary: other.summary, body };
	}
	return {
		...{ slug, position, type: matter.type, minutes: matter.minutes, required: matter.required },
		freePreview: matter.freePreview,
		video: matter.type === "video" ? matter.video : null,
		passPercent: "passPercent" in matter ? matter.passPercent : null,
		maxAttempts: "maxAttempts" in matter ? matter.maxAttempts : null,
		questions: questions.map((question) => assembleQuestion(question, translated)),
		translations: words,
	};
}

function assembleQuestion(
	question: QuestionMatter,
	files: Map<Language, ContentFile<LessonTranslationMatter>>,
): QuestionContent {
	const choices = choicesOf(question).map(({ id, text }) => ({ id, text }));
	const { id, prompt, explanation } = question;
	return {
		key: id,
		answerKey: answerKeyOf(question),
		translations: translate({ prompt, choices, explanation }, files, (file) => {
			const words = file.matter.questions?.[id];
			const texts = words?.options ?? words?.items ?? {};
			return (
				words && {
					prompt: words.prompt,
					choices: choices.map((choice) => ({ id: choice.id, text: texts[choice.id] ?? choice.text })),
					explanation: words.explanation,
				}
			);
		}),
	};
}

function choicesOf(question: QuestionMatter): { id: string; text: string }[] {
	if (question.type === "single" || question.type === "multiple") return question.options;
	return question.type === "ordering" ? question.items : [];
}

function answerKeyOf(question: QuestionMatter): AnswerKey {
	switch (question.type) {
		case "single":
			return { type: "single", option: String(question.options.find((option) => option.correct)?.id) };
		case "multiple":
			return { type: "multiple", options: question.options.filter(({ correct }) => correct).map(({ id }) => id) };
		case "trueFalse":
			return { type: "trueFalse", value: question.answer };
		case "number":
			return { type: "number", value: question.answer, tolerance: question.tolerance, unit: question.unit };
		case "ordering":
			return { type: "ordering", order: question.items.map((item) => item.id) };
	}
}

function compareQuestions(
	reading: Reading,
	{ file, matter, lineOf }: ContentFile<LessonTranslationMatter>,
	questions: QuestionMatter[],
): void {
	const add = (message: string, ...path: string[]) => {
		reading.problems.push({ file, line: lineOf(...path), message: `${path.join(".")}: ${message}` });
	};
	const translated = matter.questions ?? {};
	for (const id of Object.keys(translated)) {
		if (!questions.some((question) => question.id === id)) add("is no question of the lesson", "questions", id);
	}
	for (const question of questions) {
		const words = translated[question.id];
		if (!words) {
			add(`leaves out the question ${question.id}`, "questions");
			continue;
		}
		const wanted = question.type === "ordering" ? "items" : "options";
		const other = question.type === "ordering" ? "options" : "items";
		const ids = choicesOf(question).map((choice) => choice.id);
		const texts = words[wanted] ?? {};
		if (words[other]) add(`a question of the type ${question.type} has none`, "questions", question.id, other);
		for (const id of ids) if (!texts[id]) add(`${wanted} leaves out ${id}`, "questions", question.id);
		for (const id of Object.keys(texts)) {
			if (!ids.includes(id)) add("is not in the English original", "questions", question.id, wanted, id);
		}
	}
}

function checkMedia(reading: Reading, { file, matter, lineOf }: ContentFile<LessonMatter>): void {
	if (matter.type !== "video") return;
	const stem = matter.video.file.replace(/\.\w+$/, "");
	const wanted: [string, string][] = [
		["file", matter.video.file],
		["file", `${stem}.webp`],
		...matter.video.captions.map((language): [string, string] => ["captions", `${stem}.${language}.vtt`]),
	];
	for (const [key, name] of wanted) {
		if (reading.media.has(name)) continue;
		reading.problems.push({
			file,
			line: lineOf("video", key),
			message: `video.${key}: ${name} is not among the media`,
		});
	}
}

/** Reads, takes apart and checks one file; null when something is wrong with its front matter. */
function parse<Schema extends Parameters<typeof parseContentFile>[2]>(
	reading: Reading,
	path: string[],
	schema: Schema,
) {
	const file = fileName(reading, path);
	let text: string;
	try {
		text = readFileSync(join(reading.root, ...path), "utf8");
	} catch {
		reading.problems.push({ file, line: 1, message: "is missing or cannot be read" });
		return null;
	}
	const clean = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
	const parsed = parseContentFile(file, clean, schema, reading.problems);
	for (const { line, message } of parsed ? bodyFaults(parsed.body) : []) {
		reading.problems.push({ file, line: Number(parsed?.bodyLine) + line, message });
	}
	return parsed;
}

function complain(reading: Reading, path: string[], message: string, line = 1): void {
	reading.problems.push({ file: fileName(reading, path), line, message });
}

/** Relative to where one stands, so that a terminal or an editor can open it. */
function fileName(reading: Reading, path: string[]): string {
	const full = join(reading.root, ...path);
	const short = relative(process.cwd(), full);
	return short.startsWith("..") || isAbsolute(short) ? full : short;
}

function listNames(folder: string): string[] {
	try {
		return readdirSync(folder)
			.filter((name) => !name.startsWith("."))
			.sort();
	} catch {
		return [];
	}
}

function twoDigits(value: number): string {
	return String(value).padStart(2, "0");
}
