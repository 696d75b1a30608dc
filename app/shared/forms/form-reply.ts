import type { SubmissionResult } from "@conform-to/zod/v4";
import type { FormMessage } from "./form-message";

/** Conform's reply to a rejected form: errors by field ("" is the form) and the typed values. */
export type FormReply = SubmissionResult<FormMessage[]>;

export type FormView = {
	errors: Record<string, FormMessage>;
	formError: FormMessage | undefined;
	/** The typed values by field, without secrets. An unticked box has no entry. */
	values: Record<string, string>;
};

/** Converts a reply for the page without Conform, which therefore stays out of the browser bundle. */
export function readReply(reply: FormReply | undefined): FormView {
	const errors: Record<string, FormMessage> = {};
	for (const [name, messages] of Object.entries(reply?.error ?? {})) {
		if (messages?.[0]) errors[name] = messages[0];
	}
	const { "": formError, ...ofFields } = errors;
	return { errors: ofFields, formError, values: flatten(reply?.initialValue ?? {}) };
}

/** Form values by field name: `{deal: {fee: "1"}}` becomes `{"deal.fee": "1"}`. */
export function flatten(value: unknown, name = ""): Record<string, string> {
	if (typeof value === "string") return { [name]: value };
	if (Array.isArray(value)) return Object.assign({}, ...value.map((one, index) => flatten(one, `${name}[${index}]`)));
	if (typeof value !== "object" || value === null) return {};
	const entries = Object.entries(value).map(([key, one]) => flatten(one, name ? `${name}.${key}` : key));
	return Object.assign({}, ...entries);
}
