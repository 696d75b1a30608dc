import { COURSE_PART, lessonPart, modulePart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { keyOf } from "#app/shared/text/key-of.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import {
	bodyOf,
	type EditedCourse,
	type Editor,
	factsOf,
	findEditedCourse,
	titleOf,
} from "../drafts/edited-course.server";
import { saveDrafts, type WrittenPart } from "../drafts/save-drafts.server";
import { type LessonType, MOST_LESSONS, MOST_MODULES } from "../parts/part-schemas";
import { applyChange, type Curriculum, hasLesson, type OrderChange, placeLesson, placeModule } from "./curriculum";
import { type LessonChange, PASS, planOpening, setFacts } from "./lesson-settings.server";
import { curriculumOf, lessonsOf, titleLanguage } from "./outline.server";

export type CurriculumChange =
	| { kind: "addModule"; title: string }
	| { kind: "addLesson"; module: string; title: string; type: LessonType }
	| { kind: "rename"; part: string; title: string; summary?: string }
	| OrderChange
	| { kind: "duplicate"; lesson: string }
	/** With the lessons that it has had and that are in no other module by now. */
	| { kind: "restoreModule"; module: string; at: number }
	| { kind: "setLesson"; lesson: string; title?: string; facts: LessonChange };

export type ChangeOutcome =
	/** `key`: of what was added. */
	| { ok: true; key?: string }
	| { ok: false; reason: "notFound" | "missing" | "changedMeanwhile" | "tooMany" | "tooLarge" }
	| Circle;

type Input = { courseId: number; editor: Editor; language: Language; change: CurriculumChange; now: Date };

/**
 * Changes the order of a course, or a thing in it, as drafts. What is said is an operation, not a whole order: two
 * people who move different lessons at once both keep theirs, since a change that lost the race is made again.
 */
export async function changeCurriculum(db: Database, input: Input): Promise<ChangeOutcome> {
	const first = await tryChange(db, input);
	return !first.ok && first.reason === "changedMeanwhile" ? tryChange(db, input) : first;
}

async function tryChange(db: Database, { courseId, editor, language, change, now }: Input): Promise<ChangeOutcome> {
	const part = wholePartOf(change);
	const course = await findEditedCourse(db, { courseId, editor, language, ...(part ? { part } : {}) });
	if (!course) return { ok: false, reason: "notFound" };
	const planned = plan(course, change, language);
	if (!planned.ok) return planned;
	if (planned.parts.length === 0) return { ok: true };
	const saved = await saveDrafts(db, { course, parts: planned.parts, editorId: editor.id, now });
	if (!saved.ok) return saved;
	return { ok: true, ...(planned.key ? { key: planned.key } : {}) };
}

/** The part of which a change writes a body that it changes in part, so that it has to know all of it. */
function wholePartOf(change: CurriculumChange): string | undefined {
	switch (change.kind) {
		case "duplicate":
		case "setLesson":
			return lessonPart(change.lesson);
		case "rename":
			return change.part;
		default:
			return undefined;
	}
}

/** `path`: titles of lessons that would wait for each other. */
type Circle = { ok: false; reason: "circle"; path: string };
type Plan = { ok: true; parts: WrittenPart[]; key?: string } | { ok: false; reason: "missing" | "tooMany" } | Circle;

const MISSING: Plan = { ok: false, reason: "missing" };
const TOO_MANY: Plan = { ok: false, reason: "tooMany" };

function plan(course: EditedCourse, change: CurriculumChange, language: Language): Plan {
	const now = curriculumOf(course);
	const isModule = (key: string) => now.some((module) => module.key === key);
	switch (change.kind) {
		case "addModule": {
			if (now.length >= MOST_MODULES) return TOO_MANY;
			const key = freeKey(course, modulePart, change.title);
			const words = newPart(modulePart(key), { lessons: [] }, change.title);
			return {
				ok: true,
				key,
				parts: [...words, ...moved(course, now, placeModule(now, { key, lessons: [] }, now.length))],
			};
		}
		case "addLesson": {
			const module = now.find((one) => one.key === change.module);
			if (!module) return MISSING;
			if (countLessons(now) >= MOST_LESSONS) return TOO_MANY;
			const key = freeKey(course, lessonPart, change.title);
			const next = placeLesson(now, key, { module: module.key, at: module.lessons.length });
			const words = newPart(lessonPart(key), newLessonFacts(change.type), change.title);
			return { ok: true, key, parts: [...words, ...moved(course, now, next)] };
		}
		case "rename": {
			if (!isThere(now, change.part)) return MISSING;
			return { ok: true, parts: renamed(course, language, change) };
		}
		case "placeLesson": {
			if (!isModule(change.module) || !isKnown(course, lessonPart(change.lesson))) return MISSING;
			if (!hasLesson(now, change.lesson) && countLessons(now) >= MOST_LESSONS) return TOO_MANY;
			return { ok: true, parts: moved(course, now, applyChange(now, change)) };
		}
		case "placeModule":
			if (!isModule(change.module)) return MISSING;
			return { ok: true, parts: moved(course, now, applyChange(now, change)) };
		case "duplicate":
			return duplicate(course, now, change.lesson);
		case "retireLesson":
			if (!hasLesson(now, change.lesson)) return MISSING;
			return { ok: true, parts: moved(course, now, applyChange(now, change)) };
		case "retireModule":
			if (!isModule(change.module)) return MISSING;
			return { ok: true, parts: moved(course, now, applyChange(now, change)) };
		case "restoreModule": {
			if (isModule(change.module) || !isKnown(course, modulePart(change.module))) return MISSING;
			const lessons = lessonsOf(course, change.module).filter((key) => !hasLesson(now, key));
			return { ok: true, parts: moved(course, now, placeModule(now, { key: change.module, lessons }, change.at)) };
		}
		case "setLesson": {
			const key = lessonPart(change.lesson);
			if (!isThere(now, key)) return MISSING;
			const opens = change.facts.opens && planOpening(course, now, { ...change.facts.opens, lesson: change.lesson });
			if (opens && !opens.ok) return opens.circle ? circle(course, opens.circle, language) : MISSING;
			const facts = setFacts(course, key, change.facts, opens?.opening);
			if (!facts) return MISSING;
			const { title } = change;
			return {
				ok: true,
				parts: [...(title === undefined ? [] : renamed(course, language, { part: key, title })), ...facts],
			};
		}
	}
}

/**
 * Words with another title, in the language that is read where the part has words in it, else in English: a title alone
 * would begin a translation that nobody asked for. Empty where nothing differs.
 */
function renamed(
	course: EditedCourse,
	language: Language,
	{ part, title, summary }: { part: string; title: string; summary?: string | undefined },
): WrittenPart[] {
	const written = titleLanguage(course, part, language);
	const before = bodyOf(course, part, written);
	const body = { ...before, title, ...(summary === undefined ? {} : { summary }) };
	const isSame = before.title === title && (summary === undefined || before.summary === summary);
	return isSame ? [] : [{ key: part, language: written, body }];
}

function circle(course: EditedCourse, keys: readonly string[], language: Language): Circle {
	const titles = keys.map((key) => titleOf(course, lessonPart(key), language) || key);
	return { ok: false, reason: "circle", path: titles.join(" → ") };
}

function duplicate(course: EditedCourse, now: Curriculum, lesson: string): Plan {
	const module = now.find(({ lessons }) => lessons.includes(lesson));
	if (!module) return MISSING;
	if (countLessons(now) >= MOST_LESSONS) return TOO_MANY;
	const from = lessonPart(lesson);
	const key = freeKey(course, lessonPart, lesson);
	const copies = [FACTS_LANGUAGE, ...LANGUAGE_CODES].flatMap((language): WrittenPart[] => {
		const body = bodyOf(course, from, language);
		return Object.keys(body).length === 0 ? [] : [{ key: lessonPart(key), language, body, seen: 0 }];
	});
	const next = placeLesson(now, key, { module: module.key, at: module.lessons.indexOf(lesson) + 1 });
	return { ok: true, key, parts: [...copies, ...moved(course, now, next)] };
}

/** The drafts of the course and of the modules whose lists differ. */
function moved(course: EditedCourse, before: Curriculum, after: Curriculum): WrittenPart[] {
	const former = new Map(before.map(({ key, lessons }) => [key, lessons]));
	const lists = after.flatMap(({ key, lessons }): WrittenPart[] => {
		const part = modulePart(key);
		if (same(former.get(key) ?? null, lessons)) return [];
		return [{ key: part, language: FACTS_LANGUAGE, body: { ...factsOf(course, part), lessons } }];
	});
	const modules = after.map(({ key }) => key);
	if (
		same(
			before.map(({ key }) => key),
			modules,
		)
	)
		return lists;
	const body = { ...factsOf(course, COURSE_PART), modules };
	return [...lists, { key: COURSE_PART, language: FACTS_LANGUAGE, body }];
}

const same = (one: readonly string[] | null, other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other);

function newPart(key: string, facts: JsonObject, title: string): WrittenPart[] {
	return [
		...(key.startsWith(modulePart("")) ? [] : [{ key, language: FACTS_LANGUAGE, body: facts, seen: 0 }]),
		{ key, language: DEFAULT_LANGUAGE, body: { title, summary: "" }, seen: 0 },
	];
}

function newLessonFacts(type: LessonType): JsonObject {
	return {
		type,
		minutes: 10,
		required: true,
		freePreview: false,
		video: null,
		...PASS[type],
		sheets: [],
		questions: [],
	};
}

/** A key made of English words that no part of the course has or had in what is published or written now. */
function freeKey(course: EditedCourse, part: (key: string) => string, words: string): string {
	const stem = keyOf(words) || "part";
	for (let number = 1; ; number++) {
		const key = number === 1 ? stem : `${stem}-${number}`;
		if (!isKnown(course, part(key))) return key;
	}
}

function isKnown(course: EditedCourse, part: string): boolean {
	return [FACTS_LANGUAGE, ...LANGUAGE_CODES].some((language) => course.parts.has(`${part} ${language}`));
}

function isThere(now: Curriculum, part: string): boolean {
	if (part === COURSE_PART) return true;
	return now.some(
		({ key, lessons }) => modulePart(key) === part || lessons.some((lesson) => lessonPart(lesson) === part),
	);
}

function countLessons(curriculum: Curriculum): number {
	return curriculum.reduce((sum, { lessons }) => sum + lessons.length, 0);
}
