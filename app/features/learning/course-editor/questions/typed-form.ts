import type { QuestionTyping } from "./question-typing";
import type { WrittenQuestion } from "./schemas";

/** The fields that a question has in a form, by name. */
export function typedForm(typed: QuestionTyping): FormData {
	const form = new FormData();
	const { type, prompt, explanation, answer, tolerance, unit, tags } = typed;
	const fields = { type, prompt, explanation, answer, tolerance, unit, tags, truth: String(typed.isTrue) };
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	if (typed.inBank) form.set("inBank", "yes");
	for (const [at, hint] of typed.hints.entries()) form.set(`hints[${at}]`, hint);
	for (const [at, { id, text, feedback, isRight }] of typed.options.entries()) {
		form.set(`options[${at}].id`, id);
		form.set(`options[${at}].text`, text);
		form.set(`options[${at}].feedback`, feedback);
		if (isRight) form.append("right", id);
	}
	for (const [list, rows] of [
		["variables", typed.variables],
		["diagnoses", typed.diagnoses],
		["pairs", typed.pairs],
		["decoys", typed.decoys],
		["accepted", typed.accepted],
	] as const) {
		for (const [at, row] of rows.entries()) {
			for (const [name, value] of Object.entries(row)) form.set(`${list}[${at}].${name}`, value);
		}
	}
	return form;
}

/** What a form says. A browser sends two characters for a line break. */
export function typedIn(form: WrittenQuestion): QuestionTyping {
	const plain = (text: string) => text.replace(/\r\n?/g, "\n");
	return {
		type: form.type,
		prompt: plain(form.prompt),
		explanation: plain(form.explanation),
		hints: form.hints.map(plain),
		options: form.options.map(({ id, text, feedback }) => ({
			id,
			text: plain(text),
			feedback: plain(feedback),
			isRight: form.right.includes(id),
		})),
		isTrue: form.truth === "true",
		answer: form.answer,
		tolerance: form.tolerance,
		unit: form.unit,
		variables: form.variables,
		diagnoses: form.diagnoses.map(({ answer, text }) => ({ answer, text: plain(text) })),
		pairs: form.pairs.map((pair) => ({
			...pair,
			itemText: plain(pair.itemText),
			matchText: plain(pair.matchText),
		})),
		decoys: form.decoys.map(({ id, text }) => ({ id, text: plain(text) })),
		accepted: form.accepted,
		tags: form.tags,
		inBank: form.inBank === "yes",
	};
}
