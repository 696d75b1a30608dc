import type { z } from "zod";

/** Message keys by field, the first error of each. */
export type FieldErrors = Record<string, string>;

/** Converts a zod error to one message key per field. An unknown field is reported under its own name. */
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
