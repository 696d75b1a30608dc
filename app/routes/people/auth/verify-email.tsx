import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { AuthPage } from "#app/features/people/auth/entrance/auth-page.tsx";
import { TokenForm } from "#app/features/people/auth/entrance/token-form.tsx";
import { linkPageData } from "#app/features/people/auth/links/link-page.server.ts";
import { VerifyEmailInput } from "#app/features/people/auth/schemas.ts";
import { answerVerification } from "#app/features/people/auth/verification/answer-verification.server.ts";
import { SendAgain } from "#app/features/people/auth/verification/send-again.tsx";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "verify-email", i18n: ["auth"], layout: "form", maxBodyKb: 4, byLinkOnly: true });

export const loader = guarded(everyone, async ({ context, request, user }) => {
	return {
		...linkPageData("verify", { request, language: await context.language }),
		whoAsks: !user ? "guest" : user.emailVerifiedAt ? "confirmed" : "unconfirmed",
	} as const;
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Takes a POST, because mail scanners follow links. */
export const action = guarded(everyone, async ({ context, request, user }) => {
	const form = parseForm(await request.formData(), VerifyEmailInput);
	const asked = form.status === "success" ? form.value : {};
	const { answer, status, retryAfterSeconds } = await answerVerification(context, asked, user);
	return data(answer, {
		status,
		headers: retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : {},
	});
});

export default function VerifyEmail() {
	const { t } = useTranslation("auth");
	const { token, whoAsks } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();

	if (answer === "verified" || (whoAsks === "confirmed" && !token)) {
		return (
			<AuthPage title={t("verify.doneTitle")} lede={t("verify.doneText")}>
				<LinkButton to="/dashboard" size="lg" className="w-full">
					{t("verify.continue")}
				</LinkButton>
			</AuthPage>
		);
	}
	if (answer === "sent") {
		return (
			<AuthPage title={t("verify.title")} lede={t("verify.againText")}>
				<Notice tone="success" title={t("forgot.sentTitle")}>
					{t("verify.sentText")}
				</Notice>
			</AuthPage>
		);
	}
	if (answer || !token) {
		const isOld = answer === "linkInvalid";
		return (
			<AuthPage
				title={t(isOld ? "verify.invalidTitle" : "verify.title")}
				lede={t(isOld ? "verify.invalidText" : "verify.againText")}
			>
				{answer === "tooMany" ? (
					<Notice tone="warning" className="mb-5">
						{t("verify.tooMany")}
					</Notice>
				) : null}
				<SendAgain isGuest={whoAsks === "guest"} />
			</AuthPage>
		);
	}
	return (
		<AuthPage title={t("verify.title")} lede={t("verify.text")}>
			<TokenForm token={token} submit={t("verify.submit")} />
		</AuthPage>
	);
}
