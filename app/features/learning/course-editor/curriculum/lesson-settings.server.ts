import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { isJsonObject, type JsonObject } from "#app/shared/json.ts";
import type { LessonOpening } from "#db/schema/learning/catalog.ts";
import { type EditedCourse, factsOf } from "../drafts/edited-course.server";
import type { WrittenPart } from "../drafts/save-drafts.server";
import type { LessonType } from "../parts/part-schemas";
import type { Curriculum } from "./curriculum";
import { type ChosenOpening, circleOf, openingOf } from "./opening";
import { isPublished, openingIn } from "./outline.server";

/** `type`: only before the lesson is published for the first time. */
export type LessonChange = {
	required?: boolean;
	freePreview?: boolean;
	minutes?: number;
	type?: LessonType;
	opens?: ChosenOpening;
	completes?: "type" | "button";
	/** The share of the film to watch, in percent. */
	share?: number;
};

const GRADED = { passPercent: 70, maxAttempts: 0 };
const NOT_GRADED = { passPercent: null, maxAttempts: null };
/** For a new lesson; zero attempts are as many as one likes. */
export const PASS = { article: NOT_GRADED, video: NOT_GRADED, quiz: GRADED, exercise: GRADED };

/** The rule as it would be kept, or what is wrong: a circle, or (null) a lesson that the curriculum does not have. */
export function planOpening(
	course: EditedCourse,
	now: Curriculum,
	{ lesson, ...chosen }: ChosenOpening & { lesson: string },
): { ok: true; opening: LessonOpening | null } | { ok: false; circle: string[] | null } {
	const rules = new Map(
		now.flatMap(({ lessons }) => lessons.map((key) => [key, openingIn(factsOf(course, lessonPart(key)))] as const)),
	);
	const before = rules.get(lesson) ?? null;
	const isKnown = (key: string) => rules.has(key) || before?.after?.includes(key) === true;
	if (!chosen.after.every(isKnown)) return { ok: false, circle: null };
	const opening = openingOf(chosen, before);
	const circle = circleOf(lesson, opening, rules);
	return circle ? { ok: false, circle } : { ok: true, opening };
}

/**
 * Null for what may not be changed any more. `opening` is the rule that is kept: null for none, undefined for as it was.
 * What is as by default is left out, so that a lesson that never had a rule stays the same to the letter.
 */
export function setFacts(
	course: EditedCourse,
	key: string,
	{ opens: _chosen, completes, share, ...facts }: LessonChange,
	opening: LessonOpening | null | undefined,
): WrittenPart[] | null {
	const before = factsOf(course, key);
	const { type } = facts;
	const isOtherType = type !== undefined && type !== before.type;
	if (isOtherType && isPublished(course, key)) return null;
	const said = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
	const after: JsonObject = { ...before, ...said, ...(isOtherType ? PASS[type] : {}) };
	if (opening !== undefined) setOrLeaveOut(after, "opens", opening);
	if (completes !== undefined) setOrLeaveOut(after, "completes", completes === "button" ? completes : null);
	if (share !== undefined && isJsonObject(before.video)) after.video = { ...before.video, threshold: share };
	if (JSON.stringify(after) === JSON.stringify(before)) return [];
	return [{ key, language: FACTS_LANGUAGE, body: after }];
}

function setOrLeaveOut(facts: JsonObject, name: string, value: unknown): void {
	if (value === null) delete facts[name];
	else facts[name] = value;
}
