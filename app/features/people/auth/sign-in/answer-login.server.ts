import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { type FormAnswer, refuse, refuseForNow } from "../form-answer";
import { LoginForm } from "../schemas";
import { callerOf } from "../session/caller.server";
import { signIn } from "./sign-in.server";
import { respondFactorNeeded, respondSignedIn, respondSuspended } from "./sign-in-response.server";

export type BeginChosen = (userId: number) => Promise<string | null>;

export async function answerLoginForm(
	context: AppLoadContext,
	request: Request,
	{ beginChosen }: { beginChosen: BeginChosen },
) {
	const form = parseForm(await request.formData(), LoginForm);
	if (form.status !== "success") return data<FormAnswer>(refuse(form), 400);
	const { identity, ...input } = form.value;
	const outcome = await signIn(context.db, {
		...input,
		origin: context.origin,
		caller: await callerOf(context, request),
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok && outcome.waits) return respondFactorNeeded(context, request, outcome);
	if (outcome.ok) {
		const goTo = await beginChosen(outcome.user.id);
		return respondSignedIn(context, request, { ...outcome, goTo, wantsIdentity: identity === "keep" });
	}
	if (outcome.reason === "tooMany") {
		const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
		return data<FormAnswer>(refuseForNow(form, outcome.retryAfterSeconds), { status: 429, headers });
	}
	if (outcome.reason === "codeNeeded") {
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		return data<FormAnswer>(refuse(form, { key: "errors.codeNeeded" }), 401);
	}
	if (outcome.reason === "suspended") return respondSuspended(context, form, outcome.until);
	return data<FormAnswer>(refuse(form, { key: "errors.wrong" }), 401);
}
