import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useFetcher, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { guarded, waitingForFactor } from "../../features/auth/access.server";
import { EntrancePage } from "../../features/auth/entrance/entrance-page";
import { type FormAnswer, refuse, refuseForNow } from "../../features/auth/form-answer";
import { SecondFactorForm } from "../../features/auth/schemas";
import { callerOf } from "../../features/auth/session/caller.server";
import { enterAndKeep } from "../../features/auth/session/keep-identity";
import { answerEntered } from "../../features/auth/sign-in/sign-in-response.server";
import { openWaitingSession } from "../../features/auth/step-up/open-session.server";
import { ownFactors } from "../../features/factors/own-factors.server";
import { PasskeyProof } from "../../features/factors/sign-in/passkey-sign-in";
import { SecondFactorForms } from "../../features/factors/sign-in/second-factor-forms";
import { factorWays } from "../../features/factors/ways.server";
import { sendKept } from "../../features/failures/kept-form";
import { readReply } from "../../shared/forms/form-reply";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";
import { beginChosenCourse } from "../catalog/begin-course";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	...{ name: "second-factor", i18n: ["auth", "factors"], layout: "form", maxBodyKb: 32, byLinkOnly: true },
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
		...{ way: factorWays(context)[way], proof, user, sessionId: sessionId ?? "" },
		...{ requestId: context.requestId, now: new Date(), rateLimitScale: context.env.RATE_LIMIT_SCALE },
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
				{...{ form, answer, hasAuthenticator }}
				wantsRecovery={search.get("with") === "recovery" || form.values.way === "recovery"}
			/>
		</EntrancePage>
	);
}
