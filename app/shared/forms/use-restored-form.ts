import { type FormEvent, useEffect, useRef } from "react";
import { useSavedTyping } from "./use-saved-typing";

/** Pages between a submission and its answer. */
const ON_THE_WAY = /\/login(?:\/|$)/;

/**
 * Restores a submitted form after the session ended and the user signed in again: `<Form {...useRestoredForm(…)}>`.
 * `answer` is the response to the last submission, also another page. `of` identifies the form's subject when several
 * share a key; input about another subject is dropped.
 */
export function useRestoredForm({ key, answer, of = "" }: { key: string; answer: unknown; of?: string }) {
	const form = useRef<HTMLFormElement>(null);
	const isAnswered = answer !== undefined && answer !== null;
	const { kept, keep, drop } = useSavedTyping({ key, revision: of, isAnswered });

	const seen = useRef(answer);
	useEffect(() => {
		if (seen.current === answer) return;
		seen.current = answer;
		drop();
	}, [answer, drop]);

	useEffect(() => {
		const own = location.pathname;
		return () => {
			if (location.pathname !== own && !ON_THE_WAY.test(location.pathname)) drop();
		};
	}, [drop]);

	useEffect(() => {
		if (!kept || !form.current) return;
		fillIn(form.current, kept);
		drop();
	}, [kept, drop]);

	return {
		ref: form,
		onSubmit({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>) {
			const { submitter } = nativeEvent as SubmitEvent;
			if (submitter instanceof HTMLButtonElement && submitter.formMethod === "get") return;
			keep(currentTarget);
		},
	};
}

/** Puts typed values into the fields of a form, which hears of it by a `change` event of its own. */
export function fillIn(form: HTMLFormElement, fields: readonly [string, string][]) {
	for (const element of form.elements) {
		if (!isTyped(element)) continue;
		if (isChoice(element)) {
			element.checked = fields.some(([name, value]) => name === element.name && value === element.value);
		} else element.value = fields.find(([name]) => name === element.name)?.[1] ?? element.value;
	}
	form.dispatchEvent(new Event("change", { bubbles: true }));
}

function isChoice(element: Element): element is HTMLInputElement {
	return element instanceof HTMLInputElement && (element.type === "checkbox" || element.type === "radio");
}

function isTyped(element: unknown): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
	if (element instanceof HTMLInputElement) return element.type !== "hidden" && element.type !== "file";
	return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}
