import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useFetcher, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { beginChosenCourse } from "#app/features/learning/enrollment/begin-course.server.ts";
import { guarded, waitingForFactor } from "#app/features/people/auth/access.server.ts";
import { EntrancePage } from "#app/features/people/auth/entrance/entrance-page.tsx";
import { type FormAnswer, refuse, refuseForNow } from "#app/features/people/auth/form-answer.ts";
import { SecondFactorForm } from "#app/features/people/auth/schemas.ts";
import { callerOf } from "#app/features/people/auth/session/caller.server.ts";
import { enterAndKeep } from "#app/features/people/auth/session/keep-identity.tsx";
import { answerEntered } from "#app/features/people/auth/sign-in/sign-in-response.server.ts";
import { openWaitingSession } from "#app/features/people/auth/step-up/open-session.server.ts";
import { ownFactors } from "#app/features/people/multi-factor/own-factors.server.ts";
import { PasskeyProof } from "#app/features/people/multi-factor/sign-in/passkey-sign-in.tsx";
import { SecondFactorForms } from "#app/features/people/multi-factor/sign-in/second-factor-forms.tsx";
import { factorWays } from "#app/features/people/multi-factor/ways.server.ts";
import { sendKept } from "#app/features/site/error-pages/kept-form.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "second-factor",
	i18n: ["auth", "factors"],
	layout: "form",
	maxBodyKb: 32,
	byLinkOnly: true,
	query: ["redirectTo", "enroll", "with"],
});

export const loader = guarded(waitingForFactor, async ({ context, db, user }) => {
	const t = getFixedT(await context.language, "factors");
	const [authenticators, , passkeys] = await db.batch(ownFactors(db, user.id));
	const has = { hasAuthenticator: authenticators.length > 0, hasPasskey: passkeys.length > 0 };
	return { title: t("signIn.title"), description: t("signIn.lede"), ...has };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(waitingForFactor, async ({ context, request, db, user }) => {
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
		const goTo = await beginChosenCourse(context, request, user.id);
		return answerEntered(context, request, { user, session, goTo, wantsIdentity: identity === "keep" });
	}
	const key = way === "passkey" ? "errors.passkeyWrong" : "errors.factorWrong";
	if (outcome.reason === "wrong") return data<FormAnswer>(refuse(form, { key }), 401);
	const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
	return data<FormAnswer>(refuseForNow(form, outcome.retryAfterSeconds), { status: 429, headers });
});

export const clientAction = enterAndKeep(sendKept<FormAnswer>);

export default function SecondFactor() {
	const { t } = useTranslation("factors");
	const { hasAuthenticator, hasPasskey } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const [search] = useSearchParams();
	const fetcher = useFetcher();
	const form = readReply(answer?.reply);

	return (
		<EntrancePage
			title={t("signIn.title")}
			lede={t("signIn.lede")}
			below={
				<fetcher.Form method="post" action="/logout">
					<button type="submit" className="link">
						{t("signIn.cancel")}
					</button>
				</fetcher.Form>
			}
		>
			{hasPasskey ? <PasskeyProof className="mb-8" label={t("passkeys.confirm")} keepsIdentity /> : null}
			<SecondFactorForms
				form={form}
				answer={answer}
				hasAuthenticator={hasAuthenticator}
				wantsRecovery={search.get("with") === "recovery" || form.values.way === "recovery"}
			/>
		</EntrancePage>
	);
}
