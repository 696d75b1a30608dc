import { drawFigures, type SettledKey, settleKey } from "#app/features/learning/quizzes/attempt/attempt-figures.ts";
import { correctAnswer } from "#app/features/learning/quizzes/attempt/quiz-grading.ts";
import type { CourseContent, LessonContent, QuestionContent } from "../content/course-content.ts";
import { disguiseItems } from "../content/disguise-items.ts";
import type { AttemptFigures } from "../schema/learning/quizzes.ts";
import type { Random } from "./random.ts";

/** `score` is in percent. */
export type Attempt = {
	number: number;
	score: number;
	passed: boolean;
	answers: Record<string, unknown>;
	figures: AttemptFigures;
	at: Date;
};

/** `seconds` were spent on the day of `lastSeenAt`. */
export type LessonDone = {
	lesson: LessonContent;
	openedAt: Date;
	lastSeenAt: Date;
	completedAt: Date | null;
	watchedSeconds: number;
	attempts: Attempt[];
	seconds: number;
};

export type Reach = { completed: number; opensNext: boolean };

/** Lessons in order between `from` and `until`. Deterministic for the same random sequence. */
export function imagineProgress(course: CourseContent, reach: Reach, from: Date, until: Date, random: Random) {
	const lessons = course.modules.flatMap((module) => module.lessons);
	const taken = lessons.slice(0, reach.completed + (reach.opensNext ? 1 : 0));
	const starts = spread(taken.length, from, until, random);
	return taken.map((lesson, index) => {
		const latest = starts[index + 1] ?? until.getTime();
		return takeLesson(lesson, starts[index] ?? from.getTime(), latest, index < reach.completed, random);
	});
}

function spread(count: number, from: Date, until: Date, random: Random): number[] {
	const span = until.getTime() - from.getTime();
	const shares = Array.from({ length: count }, () => random.share()).sort((a, b) => a - b);
	const gap = Math.min(2_700_000, span / (count + 1));
	const free = span - gap * (count + 1);
	return shares.map((share, index) => from.getTime() + gap * (index + 0.2) + share * free).map(Math.floor);
}

function takeLesson(
	lesson: LessonContent,
	start: number,
	latest: number,
	completes: boolean,
	random: Random,
): LessonDone {
	const wanted = lesson.minutes * 60 * (completes ? 0.7 + 0.7 * random.share() : 0.15 + 0.25 * random.share());
	const seconds = Math.max(1, Math.floor(Math.min(wanted, ((latest - start) / 1000) * 0.9)));
	const end = new Date(start + seconds * 1000);
	const length = lesson.video?.durationSeconds ?? 0;
	return {
		lesson,
		openedAt: new Date(start),
		lastSeenAt: end,
		completedAt: completes ? end : null,
		watchedSeconds: completes ? length : Math.floor(length * 0.4),
		attempts: completes && lesson.questions.length > 0 ? passQuiz(lesson, new Date(start), end, random) : [],
		seconds,
	};
}

function passQuiz(lesson: LessonContent, start: Date, end: Date, random: Random): Attempt[] {
	const total = lesson.questions.length;
	const needed =
		[...Array(total + 1).keys()].find((right) => percent(right, total) >= (lesson.passPercent ?? 0)) ?? total;
	const failsFirst = random.chance(0.33) && lesson.maxAttempts !== 1 && needed > 0;
	const rights = [
		...(failsFirst ? [random.whole(Math.floor(needed / 2), needed - 1)] : []),
		random.whole(needed, total),
	];
	return rights.map((right, index) => {
		const figures = figuresOf(lesson, random);
		const wrong = new Set(random.shuffle(lesson.questions).slice(right));
		const answers = lesson.questions.map((question) => {
			const stored = disguiseItems(lesson.key, question);
			const key = settleKey(stored.answerKey, figures[question.key] ?? {});
			return [question.key, wrong.has(question) ? wrongAnswer(stored, key, random) : correctAnswer(key)];
		});
		const score = percent(right, total);
		const share = (index + 1) / rights.length;
		return {
			number: index + 1,
			score,
			passed: score >= (lesson.passPercent ?? 0),
			answers: Object.fromEntries(answers),
			figures,
			at: new Date(start.getTime() + Math.floor((end.getTime() - start.getTime()) * share)),
		};
	});
}

/** The same rounding as `gradeQuiz` in the learning room. */
function percent(right: number, total: number): number {
	return Math.round((100 * right) / total);
}

function figuresOf(lesson: LessonContent, random: Random): AttemptFigures {
	const attempt = `${lesson.slug}/${random.share()}`;
	const drawn = lesson.questions.flatMap(({ key, answerKey: { variables } }) =>
		variables ? [[key, { ...drawFigures(variables, { attempt, question: key }) }]] : [],
	);
	return Object.fromEntries(drawn);
}

function wrongAnswer({ translations }: QuestionContent, answerKey: SettledKey, random: Random): unknown {
	switch (answerKey.type) {
		case "single":
			return random.pick(translations.en.choices.filter(({ id }) => id !== answerKey.option)).id;
		case "multiple":
			return answerKey.options.slice(1);
		case "ordering":
			return [...answerKey.order.slice(1), ...answerKey.order.slice(0, 1)];
		case "matching":
			return answerKey.matches.toReversed();
		case "shortText":
			return "?";
		case "trueFalse":
			return !answerKey.value;
		case "number":
			return Math.round(answerKey.value * 1.1 + 2 * answerKey.tolerance + 1);
	}
}
