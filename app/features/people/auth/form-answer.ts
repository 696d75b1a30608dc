import { errorKeys, type FormMessage } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";

/** What an auth form is told: what to mend and what was typed (never a password), or who has entered. */
export type FormAnswer = {
	reply?: FormReply;
	/** Instead of a redirect, for a page that runs: it keeps who entered, then goes there itself. */
	entered?: { token: string; email: string; goTo: string };
};

type Submitted = { reply: (options: { hideFields: string[]; formErrors?: FormMessage[] }) => FormReply };
type Message = { key: Parameters<typeof key>[0]; values?: FormMessage["values"] };

const key = errorKeys<"auth">();

/** Passwords and codes are typed again. */
const SECRETS = ["password", "token", "code", "recoveryCode", "response"];

/** Refuses a form, for what is wrong with its fields or for a reason that concerns none of them. */
export function refuse(form: Submitted, reason?: Message): FormAnswer {
	return { reply: form.reply({ hideFields: SECRETS, ...(reason ? { formErrors: [reason] } : {}) }) };
}

/** The answer to one who tried too often. */
export function refuseForNow(form: Submitted, retryAfterSeconds: number): FormAnswer {
	return refuse(form, { key: "errors.tooMany", values: { count: Math.ceil(retryAfterSeconds / 60) } });
}
