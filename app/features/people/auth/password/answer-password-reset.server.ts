import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Write } from "#db/write.ts";
import { type FormAnswer, refuse, refuseForNow } from "../form-answer";
import { ForgotPasswordInput, ResetPasswordInput } from "../schemas";
import { clearSessionCookie } from "../session/session-cookie.server";
import { wantedQuery } from "../wanted-query.server";
import { requestPasswordReset } from "./request-password-reset.server";
import { resetPassword } from "./reset-password.server";

export type ForgotPasswordAnswer = FormAnswer & { sentTo?: string };
export type ResetPasswordAnswer = FormAnswer & { done?: boolean };

export async function answerForgotPasswordForm(context: AppLoadContext, request: Request) {
	const form = parseForm(await request.formData(), ForgotPasswordInput);
	if (form.status !== "success") return data<ForgotPasswordAnswer>(refuse(form), 400);
	const outcome = await requestPasswordReset(context.db, {
		email: form.value.email,
		language: await context.language,
		origin: context.origin,
		wanted: wantedQuery(new URL(request.url).searchParams),
		clientIp: context.clientIp,
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (!outcome.ok) {
		const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
		return data<ForgotPasswordAnswer>(refuseForNow(form, outcome.retryAfterSeconds), { status: 429, headers });
	}
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
	return data<ForgotPasswordAnswer>({ sentTo: form.value.email });
}

type Hooks = {
	alongside: (account: { userId: number; language: Language; now: Date }) => readonly Write[];
};

export async function answerResetPasswordForm(context: AppLoadContext, request: Request, { alongside }: Hooks) {
	const form = parseForm(await request.formData(), ResetPasswordInput);
	if (form.status !== "success") return data<ResetPasswordAnswer>(refuse(form), 400);
	const language = await context.language;
	const now = new Date();
	const outcome = await resetPassword(context.db, {
		...form.value,
		clientIp: context.clientIp,
		origin: context.origin,
		requestId: context.requestId,
		now,
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
		alongside: (userId) => alongside({ userId, language, now }),
	});
	if (!outcome.ok && outcome.reason === "tooMany") {
		const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
		return data<ResetPasswordAnswer>(refuseForNow(form, outcome.retryAfterSeconds), { status: 429, headers });
	}
	if (!outcome.ok) return data<ResetPasswordAnswer>(refuse(form, { key: "errors.linkInvalid" }), 400);
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
	return data<ResetPasswordAnswer>({ done: true }, { headers: { "Set-Cookie": clearSessionCookie(request) } });
}
