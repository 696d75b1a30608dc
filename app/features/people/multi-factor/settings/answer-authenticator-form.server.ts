import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Database } from "#db/client.server.ts";
import { removeAuthenticator } from "../remove-factors.server";
import { addAuthenticator, resumeTotp, type TotpSetUp } from "../totp/add-authenticator.server";
import { secretBox } from "../totp/secret-box.server";
import { AuthenticatorForm } from "./schemas";

export type AuthenticatorAnswer = {
	reply?: FormReply;
	/** The same secret again, so that the app need not be set up twice. */
	setUp?: TotpSetUp | null;
	codes?: string[];
};

const key = errorKeys<"factors">();

export async function answerAuthenticatorForm(
	context: AppLoadContext,
	db: Database,
	{ request, user, done }: { request: Request; user: { id: number; email: string }; done: (said: string) => string },
) {
	const form = parseForm(await request.formData(), AuthenticatorForm);
	const { env, origin, requestId, waitUntil } = context;
	const [asked, now] = [{ origin, requestId }, new Date()];
	const value = form.status === "success" ? form.value : null;
	if (value?.intent === "turnOff") {
		const outcome = await removeAuthenticator(db, { userId: user.id, ...asked, now });
		if (outcome.ok) waitUntil(nudgeJob(env.JOBS_QUEUE, outcome.jobId));
		return redirect(done(outcome.ok ? "authenticatorRemoved" : "gone"));
	}

	const box = secretBox(env);
	if (!box) return data<AuthenticatorAnswer>({}, 503);
	const sealed = String(value?.sealed ?? form.payload.sealed ?? "");
	const setUp = await resumeTotp(box, user, { sealed, now });
	if (!value) return data<AuthenticatorAnswer>({ setUp, reply: form.reply({ hideFields: ["code", "sealed"] }) }, 400);

	const outcome = await addAuthenticator(db, box, { user, ...value, ...asked, now });
	if (outcome.ok) {
		waitUntil(nudgeJob(env.JOBS_QUEUE, outcome.jobId));
		return outcome.codes ? data<AuthenticatorAnswer>({ codes: outcome.codes }) : redirect(done("authenticatorAdded"));
	}
	if (outcome.reason === "hasOne") return redirect(done("authenticatorAdded"));
	const hideFields = ["code", "sealed"];
	const reply =
		outcome.reason === "wrong"
			? form.reply({ hideFields, fieldErrors: { code: [{ key: key("errors.codeWrong") }] } })
			: form.reply({ hideFields, formErrors: [{ key: key("errors.expired") }] });
	return data<AuthenticatorAnswer>({ setUp, reply }, 400);
}
