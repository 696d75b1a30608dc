import type { SubmissionResult } from "@conform-to/zod/v4";
import type { FormMessage } from "./form-message";

/** What a form is told that was not accepted, as Conform says it: what to mend by field ("" is the form), and what was typed. */
export type FormReply = SubmissionResult<FormMessage[]>;

/** A reply as a form shows it. */
export type FormView = {
	/** The first thing that is wrong with each field, by its name. */
	errors: Record<string, FormMessage>;
	/** What concerns no single field. */
	formError: FormMessage | undefined;
	/** What was typed, by the name of the field; without what is never sent back. A box that is not ticked has no entry. */
	values: Record<string, string>;
};

/** Reads a reply. It is all a page needs of Conform, so nothing of the library reaches its script. */
export function readReply(reply: FormReply | undefined): FormView {
	const errors: Record<string, FormMessage> = {};
	for (const [name, messages] of Object.entries(reply?.error ?? {})) {
		if (messages?.[0]) errors[name] = messages[0];
	}
	const { "": formError, ...ofFields } = errors;
	return { errors: ofFields, formError, values: flatten(reply?.initialValue ?? {}) };
}

/** `{ words: { en: { title: "A" } } }` → `{ "words.en.title": "A" }`: the names of the fields. */
function flatten(value: unknown, name = ""): Record<string, string> {
	if (typeof value === "string") return { [name]: value };
	if (Array.isArray(value)) return Object.assign({}, ...value.map((one, index) => flatten(one, `${name}[${index}]`)));
	if (typeof value !== "object" || value === null) return {};
	const entries = Object.entries(value).map(([key, one]) => flatten(one, name ? `${name}.${key}` : key));
	return Object.assign({}, ...entries);
}
