import { drawFigures } from "#app/features/learning/quizzes/attempt/attempt-figures.ts";
import { calculate, type Quantities } from "#app/shared/arithmetic.ts";
import type { FigureRange } from "../../schema/learning/quizzes.ts";
import type { Problem } from "../front-matter.ts";
import type { QuestionMatter } from "../schema.ts";
import { type LessonFile, questionsOf } from "./lesson-files.ts";

type Variables = Record<string, FigureRange>;
type NumberQuestion = Extract<QuestionMatter, { type: "number" }>;

const DRAWS = 200;
const DRAWN_SHARE = 0.5;

/** Failing calculations, diagnoses equal to the answer, translations with other numbers, fixed exercises. */
export function drawProblems(lessons: readonly LessonFile[]): Problem[] {
	return lessons.flatMap((lesson) => {
		const { file, matter, body, lineOf } = lesson.english;
		const shared = sharedVariables(lesson);
		const add = (message: string, ...path: PropertyKey[]): Problem => ({ file, line: lineOf(...path), message });
		const ofText = [
			...failing([body], shared),
			...unshown(shared, [body]),
			...fixedFaults(lesson),
			...fixedAnswers(lesson),
		];
		const ofQuestions = questionsOf(lesson.english).flatMap((question, index) =>
			questionFaults(question, shared).map((message) => add(`${question.id}: ${message}`, "questions", index)),
		);
		return [
			...("variables" in matter ? ofText.map((message) => add(message, "variables")) : []),
			...ofQuestions,
			...translationProblems(lesson),
		];
	});
}

export function isDrawn(question: QuestionMatter, lesson: LessonFile): boolean {
	if (question.type !== "number") return false;
	if (Object.keys(question.variables).length > 0) return true;
	const names = Object.keys(sharedVariables(lesson));
	const calculation = String(question.answer);
	return names.some((name) => new RegExp(`\\b${name}\\b`).test(calculation));
}

function sharedVariables({ english: { matter } }: LessonFile): Variables {
	if (!("variables" in matter)) return {};
	const ranges = Object.entries(matter.variables);
	return Object.fromEntries(ranges.map(([name, range]) => [name, { ...range, ofLesson: true as const }]));
}

function questionFaults(question: QuestionMatter, shared: Variables): string[] {
	const own = question.type === "number" ? question.variables : {};
	const variables = { ...shared, ...own };
	const texts = textsOf(question);
	if (Object.keys(variables).length === 0 && question.type === "number") {
		const [filled] = calculationsIn(texts);
		if (filled) return [`{${filled}} is filled in only where there are variables`];
	}
	const faults = [...unshown(own, [question.prompt]), ...failing(texts, variables)];
	return [...new Set([...faults, ...(question.type === "number" ? numberFaults(question, variables) : [])])];
}

function numberFaults({ id, answer, diagnoses, tolerance }: NumberQuestion, variables: Variables): string[] {
	const faults: string[] = [];
	for (const figures of drawsOf(variables, id)) {
		try {
			const settle = (value: number | string) => (typeof value === "number" ? value : calculate(value, figures));
			const right = settle(answer);
			const wrong = diagnoses.map((one) => ({ text: one.text.slice(0, 40), value: settle(one.answer) }));
			for (const [index, { text, value }] of wrong.entries()) {
				if (Math.abs(value - right) <= tolerance) faults.push(`the diagnosis “${text}…” is met by the right answer`);
				const other = wrong.slice(0, index).find((one) => Math.abs(one.value - value) <= tolerance);
				if (other) faults.push(`the diagnoses “${other.text}…” and “${text}…” meet`);
			}
		} catch (error) {
			faults.push(error instanceof Error ? error.message : String(error));
		}
	}
	return faults;
}

function drawsOf(variables: Variables, question: string): Quantities[] {
	const ends = ([0, 1] as const).map((end) =>
		Object.fromEntries(Object.entries(variables).map(([name, { between }]) => [name, between[end]])),
	);
	if (Object.keys(variables).length === 0) return ends.slice(0, 1);
	const drawn = Array.from({ length: DRAWS }, (_, index) => drawFigures(variables, { attempt: `${index}`, question }));
	return [...ends, ...drawn];
}

function failing(texts: readonly string[], variables: Variables): string[] {
	const calculations = Object.keys(variables).length > 0 ? calculationsIn(texts) : [];
	return calculations.flatMap((calculation) =>
		drawsOf(variables, "text")
			.slice(0, 2)
			.flatMap((figures) => {
				try {
					calculate(calculation, figures);
					return [];
				} catch (error) {
					return [error instanceof Error ? error.message : String(error)];
				}
			}),
	);
}

function unshown(variables: Variables, texts: readonly string[]): string[] {
	const shown = calculationsIn(texts).flatMap((calculation) => calculation.match(/[a-z]\w*/gi) ?? []);
	const where = texts.length === 1 && Object.values(variables).some(({ ofLesson }) => ofLesson) ? "text" : "prompt";
	return Object.keys(variables)
		.filter((name) => !shown.includes(name))
		.map((name) => `the ${where} does not show {${name}}`);
}

/** If an exercise has variables, at least half of the numbers in its tables must be randomised. */
function fixedFaults(lesson: LessonFile): string[] {
	if (Object.keys(sharedVariables(lesson)).length === 0) return [];
	const rows = lesson.english.body.split("\n").filter((line) => line.startsWith("|"));
	const cells = rows.flatMap((row) => row.split("|")).filter((cell) => /\{|\d/.test(cell));
	const drawn = cells.filter((cell) => cell.includes("{"));
	const share = cells.length === 0 ? 1 : drawn.length / cells.length;
	return share < DRAWN_SHARE ? [`${drawn.length} of ${cells.length} values of its tables are drawn`] : [];
}

function fixedAnswers(lesson: LessonFile): string[] {
	const numbers = questionsOf(lesson.english).filter(({ type }) => type === "number");
	if (lesson.english.matter.type !== "exercise" || numbers.length === 0) return [];
	const drawn = numbers.filter((question) => isDrawn(question, lesson));
	const share = drawn.length / numbers.length;
	return share < DRAWN_SHARE ? [`${drawn.length} of ${numbers.length} numbers that it asks for are drawn`] : [];
}

function translationProblems({ english, translations }: LessonFile): Problem[] {
	const questions = questionsOf(english);
	return [...translations.values()].flatMap(({ file, body, matter, lineOf }) => {
		const ofBody = differing([english.body], [body]).map((message) => ({ file, line: 1, message }));
		const ofQuestions = questions.flatMap((question) => {
			const words = matter.questions?.[question.id];
			if (!words) return [];
			const own = [
				words.prompt,
				words.explanation,
				...(words.hints ?? []),
				...(words.diagnoses ?? []),
				...Object.values(words.options ?? {}),
				...Object.values(words.feedback ?? {}),
				...Object.values(words.items ?? {}),
			];
			return differing(textsOf(question), own).map((message) => ({
				file,
				line: lineOf("questions", question.id),
				message: `${question.id}: ${message}`,
			}));
		});
		return body.trim() === "" ? ofQuestions : [...ofBody, ...ofQuestions];
	});
}

function differing(original: readonly string[], own: readonly string[]): string[] {
	const [wanted, found] = [original, own].map((texts) => new Set(calculationsIn(texts).map(withoutBlanks)));
	const missing = [...(wanted ?? [])].filter((one) => !found?.has(one)).map((one) => `does not show {${one}}`);
	const added = [...(found ?? [])]
		.filter((one) => !wanted?.has(one))
		.map((one) => `shows {${one}}, the original does not`);
	return [...missing, ...added];
}

function textsOf(question: QuestionMatter): string[] {
	const { prompt, explanation, hints } = question;
	const diagnoses = question.type === "number" ? question.diagnoses.map(({ text }) => text) : [];
	const options = question.type === "single" || question.type === "multiple" ? question.options : [];
	const items = question.type === "ordering" ? question.items.map(({ text }) => text) : [];
	return [
		prompt,
		explanation,
		...hints,
		...diagnoses,
		...items,
		...options.flatMap(({ text, feedback }) => [text, feedback ?? ""]),
	];
}

function calculationsIn(texts: readonly string[]): string[] {
	return texts.flatMap((text) => [...text.matchAll(/\{([^{}]+)\}/g)].map(([, found]) => String(found)));
}

function withoutBlanks(text: string): string {
	return text.replace(/\s+/g, "");
}
