import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { anyUser, guarded } from "../../features/auth/access.server";
import { PasswordField } from "../../features/auth/auth-fields";
import { AuthForm } from "../../features/auth/auth-form";
import { AuthPage } from "../../features/auth/auth-page";
import { type FormAnswer, refuse, refuseForNow } from "../../features/auth/form-answer";
import { IdentityForm } from "../../features/auth/schemas";
import { confirmIdentity, type WayToProve } from "../../features/auth/step-up/confirm-identity.server";
import { passwordWay } from "../../features/auth/step-up/password-way.server";
import { isSteppedUp } from "../../features/auth/step-up/step-up";
import { readReply } from "../../shared/forms/form-reply";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { safeRedirect } from "../../shared/request/safe-redirect";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	...{ name: "confirm-identity", i18n: ["auth"], layout: "form", maxBodyKb: 16, byLinkOnly: true },
	query: ["returnTo"],
});

/** The ways to prove who one is, each with its fields in the page below. */
const WAYS: readonly WayToProve[] = [passwordWay];

export const loader = guarded(anyUser, async ({ context, request }) => {
	const session = await context.session();
	if (session.kind === "signedIn" && isSteppedUp(session.steppedUpAt, new Date())) throw redirect(wayBack(request));
	const t = getFixedT(await context.language, "auth");
	return { title: t("confirm.title"), description: t("confirm.lede") };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(anyUser, async ({ context, request, db, user }) => {
	const form = parseForm(await request.formData(), IdentityForm);
	if (form.status !== "success") return data<FormAnswer>(refuse(form), 400);
	const { way: name, ...proof } = form.value;
	const [way, session] = [WAYS.find((one) => one.name === name), await context.session()];
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
	const { t } = useTranslation("auth");
	const answer = useActionData<typeof action>();
	const form = readReply(answer?.reply);

	return (
		<AuthPage title={t("confirm.title")} lede={t("confirm.lede")}>
			<AuthForm form={form} answer={answer} submit={t("confirm.submit")} pending={t("confirm.pending")}>
				<input type="hidden" name="way" value="password" />
				<PasswordField form={form} />
			</AuthForm>
		</AuthPage>
	);
}
