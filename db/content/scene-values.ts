import type { ContentFile } from "./front-matter.ts";
import type { LessonMatter, LessonTranslationMatter, QuestionMatter } from "./schema.ts";

type Values = Record<string, string>;

/** `{payoff}` becomes `{(loan + 15 * perDay)}` with `values: { payoff: "loan + 15 * perDay" }`. */
export function expandLesson(file: ContentFile<LessonMatter>): ContentFile<LessonMatter> {
	const { matter } = file;
	if (matter.type !== "quiz" && matter.type !== "exercise") return file;
	const values = writtenOut(matter.values);
	if (Object.keys(values).length === 0) return file;
	const questions = matter.questions.map((question) => expandQuestion(question, values));
	return { ...file, body: expandText(file.body, values), matter: { ...matter, questions } };
}

export function expandTranslation(
	file: ContentFile<LessonTranslationMatter>,
	original: LessonMatter,
): ContentFile<LessonTranslationMatter> {
	const values = "values" in original ? writtenOut(original.values) : {};
	if (Object.keys(values).length === 0) return file;
	const { questions } = file.matter;
	return {
		...file,
		body: expandText(file.body, values),
		matter: { ...file.matter, ...(questions ? { questions: expandAll(questions, values) } : {}) },
	};
}

function writtenOut(values: Values): Values {
	const written: Values = {};
	for (const [name, calculation] of Object.entries(values)) written[name] = expandCalculation(calculation, written);
	return written;
}

function expandQuestion(question: QuestionMatter, values: Values): QuestionMatter {
	const expanded = expandAll(question, values);
	if (expanded.type !== "number") return expanded;
	const calculate = (value: number | string) => (typeof value === "number" ? value : expandCalculation(value, values));
	return {
		...expanded,
		answer: calculate(expanded.answer),
		diagnoses: expanded.diagnoses.map(({ answer, text }) => ({ answer: calculate(answer), text })),
	};
}

function expandAll<T>(thing: T, values: Values): T {
	const expand = (one: unknown): unknown => {
		if (typeof one === "string") return expandText(one, values);
		if (Array.isArray(one)) return one.map(expand);
		if (typeof one !== "object" || one === null) return one;
		return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, expand(value)]));
	};
	return expand(thing) as T;
}

function expandText(text: string, values: Values): string {
	return text.replace(/\{([^{}]+)\}/g, (_, calculation: string) => `{${expandCalculation(calculation, values)}}`);
}

function expandCalculation(calculation: string, values: Values): string {
	return calculation.replace(/[a-z][a-zA-Z0-9]*/g, (name) =>
		Object.hasOwn(values, name) ? `(${values[name]})` : name,
	);
}
