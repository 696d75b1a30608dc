import { type AppLoadContext, data } from "@remix-run/cloudflare";
import type { SQL } from "drizzle-orm";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Write } from "#db/write.ts";
import { type FormAnswer, refuse, refuseForNow } from "../form-answer";
import { registerAccount } from "../register-account.server";
import { RegisterForm } from "../schemas";
import { callerOf } from "../session/caller.server";
import type { BeginChosen } from "./answer-login.server";
import { respondSignedIn } from "./sign-in-response.server";

type NewAccount = { userId: SQL<number>; language: Language; now: Date };
type Hooks = {
	beginChosen: BeginChosen;
	alongside: (account: NewAccount) => readonly Write[];
};

export function registerPageData(language: Language) {
	const t = getFixedT(language, "auth");
	return { title: t("register.title"), description: t("register.lede") };
}

export async function answerRegistrationForm(
	context: AppLoadContext,
	request: Request,
	{ beginChosen, alongside }: Hooks,
) {
	const form = parseForm(await request.formData(), RegisterForm);
	if (form.status !== "success") return data<FormAnswer>(refuse(form), 400);
	const { identity, ...input } = form.value;
	const language = await context.language;
	const now = new Date();
	const outcome = await registerAccount(context.db, {
		...input,
		language,
		timeZone: context.timeZone,
		origin: context.origin,
		caller: await callerOf(context, request),
		now,
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
		alongside: (userId) => alongside({ userId, language, now }),
	});
	if (outcome.ok) {
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		const goTo = await beginChosen(outcome.user.id);
		const entered = { ...outcome, goTo, flash: "welcome" as const, wantsIdentity: identity === "keep" };
		return respondSignedIn(context, request, entered);
	}
	if (outcome.reason === "tooMany") {
		const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
		return data<FormAnswer>(refuseForNow(form, outcome.retryAfterSeconds), { status: 429, headers });
	}
	return data<FormAnswer>(refuse(form, { key: "errors.taken" }), 409);
}
