import type { z } from "zod";

/** What is wrong with a form: for each field the key of its message; the first one found counts. */
export type FieldErrors = Record<string, string>;

/** Turns what zod found into one message key per field. An unknown field is reported under its own name. */
export function fieldErrors(error: z.ZodError): FieldErrors {
	const errors: FieldErrors = {};
	for (const issue of error.issues) {
		if (issue.code === "unrecognized_keys") {
			for (const key of issue.keys) errors[key] ??= "errors.fieldUnknown";
			continue;
		}
		errors[String(issue.path[0] ?? "form")] ??= issue.message;
	}
	return errors;
}
