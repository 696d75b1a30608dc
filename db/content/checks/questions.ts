import type { Problem } from "../front-matter.ts";
import { countParagraphs } from "../markdown.ts";
import { readSource } from "../question-source.ts";
import type { QuestionMatter } from "../schema.ts";
import { type LessonFile, questionsOf } from "./lesson-files.ts";

const MAX_LENGTH_RATIO = 1.4;
/** Below this many characters, length differences are ignored. */
const SHORT = 40;
/** Stands for a calculated number when measuring an option. */
const FIGURE = "00,000";

/** Options without feedback or much longer than the others, missing or dead sources, a pass mark that allows no mistake. */
export function questionProblems(lessons: readonly LessonFile[]): Problem[] {
	return lessons.flatMap((lesson) => {
		const { file, matter, lineOf } = lesson.english;
		const questions = questionsOf(lesson.english);
		const add = (message: string, ...path: PropertyKey[]): Problem => ({ file, line: lineOf(...path), message });
		const perQuestion = questions.flatMap((question, index) =>
			faultsOf(question, lesson, lessons).map((message) => add(`${question.id}: ${message}`, "questions", index)),
		);
		const need = "passPercent" in matter ? matter.passPercent : 0;
		const best = Math.round((100 * (questions.length - 1)) / questions.length);
		const isStrict = questions.length > 0 && best < need;
		return isStrict
			? [add(`passPercent: ${need} of ${questions.length} questions allows no mistake`, "passPercent"), ...perQuestion]
			: perQuestion;
	});
}

/** Positions and lengths of right answers, true and false; modules without a final exercise or calculations. */
export function balanceProblems(lessons: readonly LessonFile[], root: string): Problem[] {
	return [...Map.groupBy(lessons, ({ course }) => course)].flatMap(([course, own]) => {
		const messages: string[] = [];
		const questions = own.flatMap(({ english }) => questionsOf(english));
		const singles = questions.filter((question) => question.type === "single");
		const places = singles.map(({ options }) => options.findIndex(({ correct }) => correct));
		for (const place of new Set(places)) {
			const share = places.filter((one) => one === place).length / places.length;
			if (places.length >= 8 && share > 0.45)
				messages.push(`${Math.round(share * 100)}% of right options are no. ${place + 1}`);
		}
		const longest = singles.filter(({ options }) => {
			const right = shownLength(options.find(({ correct }) => correct)?.text ?? "");
			return options.every(({ correct, text }) => correct || shownLength(text) < right);
		});
		if (singles.length >= 6 && longest.length > singles.length / 3 + 1) {
			messages.push(`in ${longest.length} of ${singles.length} single choices the right option is the longest`);
		}
		const facts = questions.filter((question) => question.type === "trueFalse");
		const right = facts.filter(({ answer }) => answer).length;
		if (facts.length >= 4 && Math.abs(2 * right - facts.length) >= facts.length / 2) {
			messages.push(`${right} of ${facts.length} true/false questions are true`);
		}
		for (const [module, lessonsOf] of Map.groupBy(own, (lesson) => lesson.module)) {
			const closing = lessonsOf.slice(lessonsOf.findLastIndex(({ english }) => questionsOf(english).length === 0) + 1);
			const hasExercise = closing.some(({ english }) => english.matter.type === "exercise");
			if (!hasExercise) messages.push(`${module} ends without an exercise`);
			const asked = lessonsOf.flatMap(({ english }) => questionsOf(english));
			if (!asked.some(({ type }) => type === "number")) messages.push(`${module} asks for no number`);
		}
		return messages.map((message) => ({ file: `${root}/${course}/course.en.md`, line: 1, message }));
	});
}

function faultsOf(question: QuestionMatter, lesson: LessonFile, lessons: readonly LessonFile[]): string[] {
	return [
		...sourceFaults(question, lesson, lessons),
		...(question.type === "single" || question.type === "multiple" ? optionFaults(question.options) : []),
	];
}

/** The paragraph must exist in every language, since learners read it in their own. */
function sourceFaults({ source }: QuestionMatter, { course }: LessonFile, lessons: readonly LessonFile[]): string[] {
	const named = source ? readSource(source) : null;
	if (!named) return ["names no source"];
	const { lesson: slug, section, paragraph } = named;
	const target = lessons.find((lesson) => lesson.course === course && lesson.slug === slug);
	if (!target) return [`source: there is no lesson ${slug} in the course`];
	if (paragraph === null) return [`source: names no paragraph of section ${section} of ${slug}`];
	const bodies = [["en", target.english], ...target.translations] as const;
	return bodies.flatMap(([language, { body }]) => {
		const counts = countParagraphs(body);
		const count = counts[section];
		if (body.trim() === "" || (count !== undefined && paragraph <= count)) return [];
		return count === undefined
			? [`source: ${slug} has ${counts.length - 1} headings (${language})`]
			: [`source: section ${section} of ${slug} has ${count} paragraphs (${language})`];
	});
}

function optionFaults(options: { id: string; text: string; feedback?: string }[]): string[] {
	const mean = options.reduce((sum, { text }) => sum + shownLength(text), 0) / options.length;
	return options.flatMap(({ id, text, feedback }) => {
		const length = shownLength(text);
		return [
			...(feedback ? [] : [`option ${id} has no feedback`]),
			...(length > SHORT && length > MAX_LENGTH_RATIO * mean
				? [`option ${id} is ${(length / mean).toFixed(1)} times as long as the mean`]
				: []),
		];
	});
}

function shownLength(text: string): number {
	return text.replace(/\{[^{}]+\}/g, FIGURE).length;
}
