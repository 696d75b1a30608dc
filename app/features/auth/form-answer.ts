import type { FieldErrors } from "../../shared/form-errors";

/** What an auth form is told when it was not accepted: what to mend, and what was typed (never a password). */
export type FormAnswer = {
	errors: FieldErrors;
	errorValues?: Record<string, number>;
	values: Record<string, string>;
	/** Instead of a redirect, for a page that runs: it keeps who entered, then goes there itself. */
	entered?: { token: string; email: string; goTo: string };
};

const SECRETS = new Set(["password", "token", "code"]);

/** Keeps what was typed, so that nothing is lost; passwords and codes are typed again. */
export function refuse(
	values: Record<string, string>,
	errors: FieldErrors,
	errorValues?: Record<string, number>,
): FormAnswer {
	const kept = Object.entries(values).filter(([name]) => !SECRETS.has(name));
	return { errors, errorValues, values: Object.fromEntries(kept) };
}

/** The answer to one who tried too often. */
export function refuseForNow(values: Record<string, string>, retryAfterSeconds: number): FormAnswer {
	return refuse(values, { form: "errors.tooMany" }, { count: Math.ceil(retryAfterSeconds / 60) });
}
