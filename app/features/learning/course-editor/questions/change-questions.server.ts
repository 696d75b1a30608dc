import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { DrawRow } from "#db/schema/learning/catalog.ts";
import { type EditedCourse, type Editor, findEditedCourse } from "../drafts/edited-course.server";
import { saveDrafts, type WrittenPart } from "../drafts/save-drafts.server";
import { MOST_QUESTIONS } from "../parts/question-schemas";
import { takenQuestion } from "./bank/taken-question.server";
import {
	digestOf,
	factKey,
	questionFacts,
	type RetiredQuestion,
	retiredQuestions,
	seenOf,
	typedQuestion,
	wordsOfQuestion,
} from "./edited-questions.server";
import { withFacts, withWords } from "./question-parts.server";
import { emptyQuestion } from "./question-rows";
import { isUnwritten, type QuestionType, type QuestionTyping, questionFact, questionWords } from "./question-typing";

export type QuestionChange =
	/** `key`: of the new question. */
	| { kind: "add"; key: string; type: QuestionType }
	| { kind: "duplicate"; question: string; key: string }
	/** `to`: its new place, from 0. */
	| { kind: "move"; question: string; to: number }
	| { kind: "retire"; question: string }
	| { kind: "restore"; question: string }
	/** `seen`: what its writer saw (`seenOf`). */
	| { kind: "write"; question: string; language: Language; typed: QuestionTyping; seen: string }
	/** `minutes`: the time limit; null for none. */
	| { kind: "rules"; passPercent: number; maxAttempts: number; minutes: number | null }
	/** What each attempt draws of the bank; empty for nothing. */
	| { kind: "draw"; rows: DrawRow[] }
	/** `question` of the lesson `from`, under `key` where its own is in use here. */
	| { kind: "take"; from: string; question: string; key: string; how: "copy" | "move" };

export type QuestionOutcome =
	/** `seen`: of a question that was written; `key`: of one that was taken. */
	| { ok: true; seen?: string; key?: string }
	| { ok: false; reason: "missing" | "tooMany" | "tooLarge" | "busy" }
	| { ok: false; reason: "changedMeanwhile"; theirs: QuestionTyping; seen: string };

type Input = { course: EditedCourse; lesson: string; editor: Editor; change: QuestionChange; now: Date };

/**
 * Changes the questions of a lesson as drafts. What is said is an operation: who changes another question at the same
 * time loses nothing, since a change that lost the race is made again on top of the other. A question that somebody
 * else wrote since `seen` is refused and handed back.
 */
export async function changeQuestions(db: Database, input: Input): Promise<QuestionOutcome> {
	const first = await tryChange(db, input);
	if (first.ok || first.reason !== "busy") return first;
	const { course, lesson, editor, change } = input;
	const language = change.kind === "write" ? change.language : DEFAULT_LANGUAGE;
	const part = lessonPart(lesson);
	const otherPart = change.kind === "take" ? lessonPart(change.from) : undefined;
	const again = await findEditedCourse(db, { courseId: course.id, editor, language, part, otherPart });
	return again ? tryChange(db, { ...input, course: again }) : { ok: false, reason: "missing" };
}

async function tryChange(db: Database, { course, lesson, editor, change, now }: Input): Promise<QuestionOutcome> {
	const planned = plan(course, lesson, change);
	if (!planned.ok) return planned;
	if (planned.parts.length > 0) {
		const saved = await saveDrafts(db, { course, parts: planned.parts, editorId: editor.id, now });
		if (!saved.ok) return { ok: false, reason: saved.reason === "tooLarge" ? "tooLarge" : "busy" };
	}
	const { parts: _parts, ...done } = planned;
	return done;
}

type Plan = { ok: true; parts: WrittenPart[]; seen?: string; key?: string } | Extract<QuestionOutcome, { ok: false }>;

function plan(course: EditedCourse, lesson: string, change: QuestionChange): Plan {
	const asked = questionFacts(course, lesson);
	const retired = retiredQuestions(course, lesson);
	const list = (questions: JsonObject[], others: RetiredQuestion[] = retired) =>
		withFacts(course, lesson, { questions, retiredQuestions: others });
	const at = "question" in change ? asked.findIndex((fact) => factKey(fact) === change.question) : -1;
	const fact = asked[at];
	switch (change.kind) {
		case "add": {
			if (asked.length >= MOST_QUESTIONS) return { ok: false, reason: "tooMany" };
			const { key, type } = change;
			const typed = emptyQuestion(type);
			const added = questionFact({ key, source: null }, typed);
			const words = { [key]: questionWords({}, typed, false) };
			return { ok: true, parts: [list([...asked, added]), withWords(course, lesson, DEFAULT_LANGUAGE, words)] };
		}
		case "duplicate": {
			if (!fact) return { ok: false, reason: "missing" };
			if (asked.length >= MOST_QUESTIONS) return { ok: false, reason: "tooMany" };
			const { key } = change;
			const copies = LANGUAGE_CODES.flatMap((language) => {
				const words = wordsOfQuestion(course, { lesson, fact, language });
				return Object.keys(words).length > 0 ? [withWords(course, lesson, language, { [key]: words })] : [];
			});
			return { ok: true, parts: [list(asked.toSpliced(at + 1, 0, { ...fact, key })), ...copies] };
		}
		case "move": {
			if (!fact) return { ok: false, reason: "missing" };
			const to = Math.max(0, Math.min(asked.length - 1, change.to));
			return { ok: true, parts: to === at ? [] : [list(asked.toSpliced(at, 1).toSpliced(to, 0, fact))] };
		}
		case "retire": {
			if (!fact) return { ok: false, reason: "missing" };
			return { ok: true, parts: [list(asked.toSpliced(at, 1), [...retired, { at, fact }])] };
		}
		case "restore": {
			const back = retired.find((one) => factKey(one.fact) === change.question);
			if (!back) return { ok: false, reason: "missing" };
			if (asked.length >= MOST_QUESTIONS) return { ok: false, reason: "tooMany" };
			const others = retired.filter((one) => one !== back);
			return { ok: true, parts: [list(asked.toSpliced(back.at, 0, back.fact), others)] };
		}
		case "write":
			return fact ? write(course, lesson, { ...change, asked, at, fact }) : { ok: false, reason: "missing" };
		case "rules": {
			const { passPercent, maxAttempts, minutes: timeLimitMinutes } = change;
			return { ok: true, parts: [withFacts(course, lesson, { passPercent, maxAttempts, timeLimitMinutes })] };
		}
		case "draw": {
			const draw = change.rows.length > 0 ? change.rows : null;
			return { ok: true, parts: [withFacts(course, lesson, { draw })] };
		}
		case "take": {
			if (asked.length >= MOST_QUESTIONS) return { ok: false, reason: "tooMany" };
			const taken = takenQuestion(course, lesson, change);
			return taken ? { ok: true, ...taken } : { ok: false, reason: "missing" };
		}
	}
}

type Writing = Extract<QuestionChange, { kind: "write" }> & { asked: JsonObject[]; at: number; fact: JsonObject };

function write(course: EditedCourse, lesson: string, { typed, seen, language, asked, at, fact }: Writing): Plan {
	const place = { lesson, fact, language };
	const before = wordsOfQuestion(course, place);
	const isTranslation = language !== DEFAULT_LANGUAGE;
	const written = isTranslation ? fact : questionFact(fact, typed);
	const words = isTranslation && isUnwritten(typed) ? null : questionWords(before, typed, isTranslation);
	const [hasNewFact, hasNewWords] = [!isEqual(fact, written), !isEqual(before, words ?? {})];
	const now = seenOf(course, place);
	if (!hasNewFact && !hasNewWords) return { ok: true, parts: [], seen: now };
	if (now !== seen) {
		return { ok: false, reason: "changedMeanwhile", theirs: typedQuestion(course, place), seen: now };
	}
	const key = factKey(fact);
	const parts = [
		...(hasNewFact ? [withFacts(course, lesson, { questions: asked.with(at, written) })] : []),
		...(hasNewWords ? [withWords(course, lesson, language, { [key]: words })] : []),
	];
	return { ok: true, parts, seen: seenAfter(course, { ...place, fact: written }, parts) };
}

/** What the writer of these parts has seen once they are saved. */
function seenAfter(course: EditedCourse, place: Parameters<typeof seenOf>[1], parts: readonly WrittenPart[]): string {
	const drafts = new Map(course.parts);
	for (const { key, language, body } of parts) {
		const name = `${key} ${language}`;
		drafts.set(name, { hash: null, published: body, draft: null });
	}
	return seenOf({ ...course, parts: drafts }, place);
}

const isEqual = (one: JsonObject, other: JsonObject) => digestOf(one) === digestOf(other);
