import { type AppLoadContext, data } from "@remix-run/cloudflare";
import {
	type BeginChosen,
	callerOf,
	respondSignedIn,
	respondSuspended,
} from "#app/features/people/auth/face.server.ts";
import { type FormAnswer, refuse, refuseForNow } from "#app/features/people/auth/form-answer.ts";
import { PasskeySignInForm } from "#app/features/people/auth/schemas.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { signInWithPasskey } from "../passkeys/sign-in-with-passkey.server";

export async function answerPasskeySignIn(
	context: AppLoadContext,
	request: Request,
	{ beginChosen }: { beginChosen: BeginChosen },
) {
	const form = parseForm(await request.formData(), PasskeySignInForm);
	if (form.status !== "success") return data<FormAnswer>(refuse(form), 400);
	const { identity, response } = form.value;
	const outcome = await signInWithPasskey(context.db, {
		response,
		origin: context.origin,
		caller: await callerOf(context, request),
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok) {
		const goTo = await beginChosen(outcome.user.id);
		return respondSignedIn(context, request, { ...outcome, goTo, wantsIdentity: identity === "keep" });
	}
	if (outcome.reason === "suspended") return respondSuspended(context, form, outcome.until);
	if (outcome.reason === "wrong") return data<FormAnswer>(refuse(form, { key: "errors.passkeyWrong" }), 401);
	const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
	return data<FormAnswer>(refuseForNow(form, outcome.retryAfterSeconds), { status: 429, headers });
}
