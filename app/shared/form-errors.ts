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

/** The text fields of a form as an object; files and repeated fields are left out. */
export async function readForm(request: Request): Promise<Record<string, string>> {
	const form = await request.formData();
	const values: Record<string, string> = {};
	for (const [name, value] of form) if (typeof value === "string" && !(name in values)) values[name] = value;
	return values;
}
