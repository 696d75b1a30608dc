import { errorKeys, type FormMessage } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";

/** Result of an auth form: errors with the entered values (never a password), or the user who signed in. */
export type FormAnswer = {
	reply?: FormReply;
	/** Replaces the redirect when JavaScript runs: the page stores who signed in, then navigates itself. */
	entered?: { token: string; email: string; goTo: string };
};

type Submitted = { reply: (options: { hideFields: string[]; formErrors?: FormMessage[] }) => FormReply };
type Message = { key: Parameters<typeof key>[0]; values?: FormMessage["values"] };

const key = errorKeys<"auth">();

/** Never sent back to the form. */
const SECRET_FIELDS = ["password", "token", "code", "recoveryCode", "response"];

export function refuse(form: Submitted, reason?: Message): FormAnswer {
	return { reply: form.reply({ hideFields: SECRET_FIELDS, ...(reason ? { formErrors: [reason] } : {}) }) };
}

export function refuseForNow(form: Submitted, retryAfterSeconds: number): FormAnswer {
	return refuse(form, { key: "errors.tooMany", values: { count: Math.ceil(retryAfterSeconds / 60) } });
}
