import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { guarded, ownerOnly } from "../../features/auth/access.server";
import { PasswordField } from "../../features/auth/entrance/auth-fields";
import { AuthForm } from "../../features/auth/entrance/auth-form";
import { AuthPage } from "../../features/auth/entrance/auth-page";
import { type FormAnswer, refuse, refuseForNow } from "../../features/auth/form-answer";
import { IdentityForm } from "../../features/auth/schemas";
import { confirmIdentity, type WayToProve } from "../../features/auth/step-up/confirm-identity.server";
import { passwordWay } from "../../features/auth/step-up/password-way.server";
import { isSteppedUp } from "../../features/auth/step-up/step-up";
import { ownFactors } from "../../features/factors/own-factors.server";
import { PasskeyProof } from "../../features/factors/sign-in/passkey-sign-in";
import { CodeField } from "../../features/factors/sign-in/second-factor-forms";
import { factorWays } from "../../features/factors/ways.server";
import { readReply } from "../../shared/forms/form-reply";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { safeRedirect } from "../../shared/request/safe-redirect";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	...{ name: "confirm-identity", i18n: ["auth", "factors"], layout: "form", maxBodyKb: 32, byLinkOnly: true },
	query: ["returnTo"],
});

/** The ways to prove who one is, each with its fields in the page below. */
function waysOf(context: AppLoadContext): Record<string, WayToProve> {
	const { code, passkey } = factorWays(context);
	return { password: passwordWay, code, passkey };
}

export const loader = guarded(ownerOnly, async ({ context, request, db, user }) => {
	const session = await context.session();
	if (session.kind === "signedIn" && isSteppedUp(session.steppedUpAt, new Date())) throw redirect(wayBack(request));
	const t = getFixedT(await context.language, "auth");
	const [authenticators, , passkeys] = await db.batch(ownFactors(db, user.id));
	const has = { hasAuthenticator: authenticators.length > 0, hasPasskey: passkeys.length > 0 };
	return { title: t("confirm.title"), description: t("confirm.lede"), ...has };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(ownerOnly, async ({ context, request, db, user }) => {
	const form = parseForm(await request.formData(), IdentityForm);
	if (form.status !== "success") return data<FormAnswer>(refuse(form), 400);
	const { way: name, ...proof } = form.value;
	const [way, session] = [waysOf(context)[name], await context.session()];
	if (!way || session.kind !== "signedIn") return data<FormAnswer>(refuse(form), 400);

	const outcome = await confirmIdentity(db, {
		...{ way, proof, user, sessionId: session.sessionId, purpose: "stepUp" },
		requestId: context.requestId,
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok) return redirect(wayBack(request));
	if (outcome.reason === "wrong") return data<FormAnswer>(refuse(form, { key: "errors.proofWrong" }), 403);
	const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
	return data<FormAnswer>(refuseForNow(form, outcome.retryAfterSeconds), { status: 429, headers });
});

function wayBack(request: Request): string {
	return safeRedirect(new URL(request.url).searchParams.get("returnTo")) ?? "/settings/security";
}

export default function ConfirmIdentity() {
	const { t } = useTranslation(["auth", "factors"]);
	const { hasAuthenticator, hasPasskey } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const form = readReply(answer?.reply);
	const words = { submit: t("confirm.submit"), pending: t("confirm.pending") };
	// What was wrong stands over the form that was sent.
	const of = (...ways: string[]) =>
		ways.includes(form.values.way ?? "password") ? { form, answer } : { form: readReply(undefined), answer: undefined };

	return (
		<AuthPage title={t("confirm.title")} lede={t("confirm.lede")}>
			{hasPasskey ? <PasskeyProof label={t("factors:passkeys.confirm")} className="mb-8" /> : null}
			{hasAuthenticator ? (
				<div className="mb-8 border-b border-line pb-8">
					<AuthForm {...of("code")} {...words}>
						<CodeField form={of("code").form} />
					</AuthForm>
				</div>
			) : null}
			<AuthForm {...of("password", "passkey")} {...words}>
				<input type="hidden" name="way" value="password" />
				<PasswordField form={of("password").form} />
			</AuthForm>
		</AuthPage>
	);
}
