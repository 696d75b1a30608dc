import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData } from "@remix-run/react";
import { everyone, guarded, guestOnly } from "#app/features/people/auth/access.server.ts";
import { answerForgotPasswordForm } from "#app/features/people/auth/password/answer-password-reset.server.ts";
import { ForgotPasswordPage } from "#app/features/people/auth/password/forgot-password-page.tsx";
import { forgetDeadSession } from "#app/features/people/auth/session/dead-session.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "forgot-password",
	i18n: ["auth"],
	layout: "form",
	cache: "visitors",
	maxBodyKb: 4,
});

export const loader = guarded(guestOnly, async ({ context, request }) => {
	const t = getFixedT(await context.language, "auth");
	return data({ title: t("forgot.title"), description: t("forgot.lede") }, { headers: forgetDeadSession(request) });
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(everyone, async ({ context, request }) => answerForgotPasswordForm(context, request));

export default function ForgotPassword() {
	return <ForgotPasswordPage answer={useActionData<typeof action>()} />;
}
