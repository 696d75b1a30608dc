import { type AppLoadContext, data } from "@remix-run/cloudflare";
import {
	type BeginChosen,
	type CurrentUser,
	callerOf,
	openWaitingSession,
	respondSignedIn,
} from "#app/features/people/auth/face.server.ts";
import { type FormAnswer, refuse, refuseForNow } from "#app/features/people/auth/form-answer.ts";
import { SecondFactorForm } from "#app/features/people/auth/schemas.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Database } from "#db/client.server.ts";
import { factorWays } from "../ways.server";

type SecondFactorRequest = { request: Request; user: CurrentUser; beginChosen: BeginChosen };

export async function answerSecondFactorForm(
	context: AppLoadContext,
	db: Database,
	{ request, user, beginChosen }: SecondFactorRequest,
) {
	const form = parseForm(await request.formData(), SecondFactorForm);
	if (form.status !== "success") return data<FormAnswer>(refuse(form), 400);
	const { way, identity, ...proof } = form.value;
	const { sessionId } = await callerOf(context, request);
	const outcome = await openWaitingSession(db, {
		way: factorWays(context)[way],
		proof,
		user,
		sessionId: sessionId ?? "",
		requestId: context.requestId,
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok) {
		const { session } = outcome;
		const goTo = await beginChosen(user.id);
		return respondSignedIn(context, request, { user, session, goTo, wantsIdentity: identity === "keep" });
	}
	const key = way === "passkey" ? "errors.passkeyWrong" : "errors.factorWrong";
	if (outcome.reason === "wrong") return data<FormAnswer>(refuse(form, { key }), 401);
	const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
	return data<FormAnswer>(refuseForNow(form, outcome.retryAfterSeconds), { status: 429, headers });
}
