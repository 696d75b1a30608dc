import type { Language } from "#app/shared/words/languages.ts";
import type { AnswerKey, FigureRange } from "../schema/learning/quizzes.ts";
import type { QuestionContent } from "./course-content.ts";
import type { ContentFile } from "./front-matter.ts";
import type { Reading } from "./reading.ts";
import type { LessonTranslationMatter, QuestionMatter } from "./schema.ts";
import { translate } from "./translate.ts";

export function assembleQuestion(
	question: QuestionMatter,
	files: Map<Language, ContentFile<LessonTranslationMatter>>,
	shared: Record<string, FigureRange>,
): QuestionContent {
	const choices = choicesOf(question).map(({ id, text }) => ({ id, text }));
	const { id, prompt, explanation, hints } = question;
	const english = {
		prompt,
		choices,
		explanation,
		feedback: feedbackOf(question),
		hints,
		diagnoses: diagnosesOf(question),
	};
	return {
		key: id,
		answerKey: withVariables(question, shared),
		source: question.source ?? null,
		translations: translate(english, files, (file) => {
			const words = file.matter.questions?.[id];
			const texts = words?.options ?? words?.items ?? {};
			return (
				words && {
					prompt: words.prompt,
					choices: choices.map((choice) => ({ id: choice.id, text: texts[choice.id] ?? choice.text })),
					explanation: words.explanation,
					feedback: words.feedback ?? {},
					hints: words.hints ?? [],
					diagnoses: words.diagnoses ?? [],
				}
			);
		}),
	};
}

function feedbackOf(question: QuestionMatter): Record<string, string> {
	if (question.type !== "single" && question.type !== "multiple") return {};
	return Object.fromEntries(question.options.flatMap(({ id, feedback }) => (feedback ? [[id, feedback]] : [])));
}

function diagnosesOf(question: QuestionMatter): string[] {
	return question.type === "number" ? question.diagnoses.map(({ text }) => text) : [];
}

function choicesOf(question: QuestionMatter): { id: string; text: string }[] {
	if (question.type === "single" || question.type === "multiple") return question.options;
	return question.type === "ordering" ? question.items : [];
}

function withVariables(question: QuestionMatter, shared: Record<string, FigureRange>): AnswerKey {
	const variables = { ...shared, ...(question.type === "number" ? question.variables : {}) };
	const key = answerKeyOf(question);
	return Object.keys(variables).length > 0 ? { ...key, variables } : key;
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
			return {
				type: "number",
				value: question.answer,
				tolerance: question.tolerance,
				unit: question.unit,
				...(question.diagnoses.length > 0 ? { diagnoses: question.diagnoses.map(({ answer }) => answer) } : {}),
			};
		case "ordering":
			return { type: "ordering", order: question.items.map((item) => item.id) };
	}
}

export function compareQuestions(
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
		const feedback = Object.keys(feedbackOf(question));
		for (const id of feedback) if (!words.feedback?.[id]) add(`feedback leaves out ${id}`, "questions", question.id);
		for (const id of Object.keys(words.feedback ?? {})) {
			if (!feedback.includes(id)) add("is not in the English original", "questions", question.id, "feedback", id);
		}
		const lists = { hints: question.hints.length, diagnoses: diagnosesOf(question).length };
		for (const [name, count] of Object.entries(lists)) {
			const given = words[name as keyof typeof lists]?.length ?? 0;
			if (given !== count) add(`${name}: has ${given}, the English original ${count}`, "questions", question.id);
		}
		for (const id of Object.keys(texts)) {
			if (!ids.includes(id)) add("is not in the English original", "questions", question.id, wanted, id);
		}
	}
}
