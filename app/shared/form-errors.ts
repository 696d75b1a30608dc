import type { z } from "zod";

export type FieldErrors = Record<string, string>;

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
