import type { JsonObject } from "#app/shared/json.ts";
import { hasVisibleSign } from "#app/shared/text/invisible-characters.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import { objectIn, objectsIn, textIn } from "../parts/draft-values";
import { roomFor } from "../parts/lengths";
import { LONGEST_QUESTION, LONGEST_TAG, MOST_TAGS, QuestionFacts, TagShape } from "../parts/question-schemas";
import { calculationProblems, resultProblems } from "./calculation-problems";
import type { QuestionField, QuestionProblem } from "./question-problem";
import { rangesOf } from "./question-ranges";
import { MOST_ROWS } from "./question-rows";
import { hasFeedback, hasOptions, type QuestionTyping, readQuestion, tagsIn } from "./question-typing";

/** The same, of a lesson. `key` is its part. */
export type LessonQuestionProblem = QuestionProblem & {
	key: string;
	language: string;
	question: { key: string; number: number };
};

type Asked = { fact: JsonObject; words: JsonObject; english: JsonObject };

const FEWEST_PAIRS = 2;
const FEWEST = { single: 2, multiple: 2, ordering: 3 } as const;

/** Of the facts with the English words; one problem a field and row. */
export function englishProblems({ fact, words }: Omit<Asked, "english">): QuestionProblem[] {
	const typed = readQuestion({ fact, words, english: words });
	const problems = [
		...textProblems(typed, false),
		...optionProblems(typed),
		...pairProblems(typed),
		...acceptedProblems(typed),
		...numberProblems(typed),
		...tagProblems(typed),
	];
	if (problems.length > 0) return problems;
	const failing = calculationProblems(typed, rangesOf(fact));
	const found = failing.length > 0 ? failing : resultProblems(fact);
	if (found.length > 0 || QuestionFacts.safeParse({ ...fact, key: "key" }).success) return found;
	return [{ field: "right", reason: "wrong" }];
}

/** Of a translation. Options that it leaves out are shown in English, and so is a question without a word in it. */
export function translationProblems({ fact, words, english }: Asked): QuestionProblem[] {
	if (Object.keys(words).length === 0) return [];
	const typed = readQuestion({ fact, words, english });
	const problems = textProblems(typed, true);
	return problems.length > 0 ? problems : calculationProblems(typed, rangesOf(fact));
}

type Part = { key: string; number: number; problems: QuestionProblem[] };

/** Of all questions of a lesson in one language that have any. */
export function lessonQuestionProblems(
	facts: JsonObject,
	byLanguage: ReadonlyMap<string, JsonObject>,
	language: string,
) {
	const of = (code: string, key: string) => objectIn(objectIn(byLanguage.get(code)?.questions)[key]);
	return objectsIn(facts.questions).flatMap((fact, at): Part[] => {
		const key = textIn(fact.key);
		const words = of(language, key);
		const problems =
			language === DEFAULT_LANGUAGE
				? englishProblems({ fact, words })
				: translationProblems({ fact, words, english: of(DEFAULT_LANGUAGE, key) });
		return problems.length > 0 ? [{ key, number: at + 1, problems }] : [];
	});
}

function textProblems(typed: QuestionTyping, isTranslation: boolean): QuestionProblem[] {
	const options = hasOptions(typed.type) ? typed.options : [];
	const isNumber = typed.type === "number";
	const check = (field: keyof typeof LONGEST_QUESTION & QuestionField, texts: string[], isOptional: boolean) =>
		texts.flatMap((text, at): QuestionProblem[] => {
			const limit = roomFor(LONGEST_QUESTION[field], isTranslation);
			const place = field === "prompt" || field === "explanation" ? {} : { at: at + 1 };
			if (!hasVisibleSign(text)) return isOptional ? [] : [{ field, reason: "empty", ...place }];
			return text.length > limit ? [{ field, reason: "tooLong", limit, ...place }] : [];
		});
	return [
		...check("prompt", [typed.prompt], false),
		...check(
			"options",
			options.map(({ text }) => text),
			isTranslation,
		),
		...check("feedback", hasFeedback(typed.type) ? options.map(({ feedback }) => feedback) : [], true),
		...check("hints", typed.hints, isTranslation),
		...check("diagnoses", isNumber ? typed.diagnoses.map(({ text }) => text) : [], isTranslation),
		...check(
			"pairs",
			typed.pairs.flatMap(({ itemText, matchText }) => [itemText, matchText]),
			isTranslation,
		).map((problem) => ({ ...problem, at: Math.ceil((problem.at ?? 1) / 2) })),
		...check(
			"pairs",
			typed.decoys.map(({ text }) => text),
			isTranslation,
		).map((problem) => ({ ...problem, field: "decoys" as const })),
		...check("explanation", [typed.explanation], true),
	];
}

function optionProblems({ type, options }: QuestionTyping): QuestionProblem[] {
	if (type !== "single" && type !== "multiple" && type !== "ordering") return [];
	const few = FEWEST[type];
	const right = options.filter(({ isRight }) => isRight).length;
	const texts = options.map(({ text }) => text.trim());
	const twice = texts.findIndex((text, at) => texts.indexOf(text) < at);
	return [
		...(options.length < few ? [{ field: "options", reason: "tooFew", limit: few } as const] : []),
		...(options.length > MOST_ROWS.options
			? [{ field: "options", reason: "tooMany", limit: MOST_ROWS.options } as const]
			: []),
		...(twice > 0 ? [{ field: "options", reason: "twice", at: twice + 1 } as const] : []),
		...(type !== "ordering" && right === 0 ? [{ field: "right", reason: "empty" } as const] : []),
	];
}

/** Two equal sides could not be told apart. */
function pairProblems({ type, pairs, decoys }: QuestionTyping): QuestionProblem[] {
	if (type !== "matching") return [];
	const sides = [pairs.map(({ itemText }) => itemText.trim()), pairs.map(({ matchText }) => matchText.trim())];
	const offered = [...(sides[1] ?? []), ...decoys.map(({ text }) => text.trim())];
	const decoyTwice = offered.findIndex((text, at) => at >= pairs.length && text !== "" && offered.indexOf(text) < at);
	const twice = sides.map((texts) => texts.findIndex((text, at) => text !== "" && texts.indexOf(text) < at));
	return [
		...(pairs.length < FEWEST_PAIRS ? [{ field: "pairs", reason: "tooFew", limit: FEWEST_PAIRS } as const] : []),
		...(pairs.length > MOST_ROWS.pairs ? [{ field: "pairs", reason: "tooMany", limit: MOST_ROWS.pairs } as const] : []),
		...twice.filter((at) => at > 0).map((at) => ({ field: "pairs", reason: "twice", at: at + 1 }) as const),
		...(decoys.length > MOST_ROWS.decoys
			? [{ field: "decoys", reason: "tooMany", limit: MOST_ROWS.decoys } as const]
			: []),
		...(decoyTwice > 0 ? [{ field: "decoys", reason: "twice", at: decoyTwice - pairs.length + 1 } as const] : []),
	];
}

function tagProblems({ tags }: QuestionTyping): QuestionProblem[] {
	const all = tagsIn(tags);
	const wrong = all.find((tag) => !TagShape.safeParse(tag).success);
	if (wrong !== undefined) return [{ field: "tags", reason: "slug", text: wrong, limit: LONGEST_TAG }];
	return all.length > MOST_TAGS ? [{ field: "tags", reason: "tooMany", limit: MOST_TAGS }] : [];
}

function acceptedProblems({ type, accepted }: QuestionTyping): QuestionProblem[] {
	if (type !== "shortText") return [];
	if (accepted.length === 0) return [{ field: "accepted", reason: "empty" }];
	return accepted.flatMap(({ text }, place): QuestionProblem[] => {
		const at = place + 1;
		if (!hasVisibleSign(text.replaceAll("*", ""))) {
			return [{ field: "accepted", reason: text.includes("*") ? "pattern" : "empty", at }];
		}
		const limit = LONGEST_QUESTION.accepted;
		return text.length > limit ? [{ field: "accepted", reason: "tooLong", limit, at }] : [];
	});
}

const isNumber = (text: string) => /^[-−]?\d+(?:\.\d+)?$/.test(text.trim());

function numberProblems({ type, answer, tolerance, unit, variables }: QuestionTyping): QuestionProblem[] {
	if (type !== "number") return [];
	const problems: QuestionProblem[] = [];
	if (answer.trim() === "") problems.push({ field: "answer", reason: "empty" });
	if (!isNumber(tolerance) || Number(tolerance) < 0) problems.push({ field: "tolerance", reason: "notNumber" });
	if (unit.length > LONGEST_QUESTION.unit) {
		problems.push({ field: "unit", reason: "tooLong", limit: LONGEST_QUESTION.unit });
	}
	for (const [place, { name, from, to, step }] of variables.entries()) {
		const at = place + 1;
		if (!/^[a-z][a-zA-Z0-9]{0,29}$/.test(name)) problems.push({ field: "variables", reason: "name", at });
		else if (![from, to, step].every(isNumber)) problems.push({ field: "variables", reason: "notNumber", at });
		else if (Number(from) >= Number(to) || Number(step) <= 0) {
			problems.push({ field: "variables", reason: "range", at });
		}
	}
	return problems;
}
