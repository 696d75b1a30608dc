import { data, redirect } from "@remix-run/cloudflare";
import { Form, type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { everyone, guarded } from "../../features/auth/access.server";
import { AuthPage } from "../../features/auth/entrance/auth-page";
import { secureAccount } from "../../features/auth/notices/secure-account.server";
import { SecureAccountInput } from "../../features/auth/schemas";
import { clearSessionCookie } from "../../features/auth/session/session-cookie.server";
import { takeBackFactors } from "../../features/factors/remove-factors.server";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";
import { withLanguagePrefix } from "../../shared/words/language-prefix";
import { isLanguage } from "../../shared/words/languages";
import { Button, LinkButton } from "../../ui/button";
import { Notice } from "../../ui/notice";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({ name: "secure-account", i18n: ["auth"], layout: "form", maxBodyKb: 4, byLinkOnly: true });

export const loader = guarded(everyone, async ({ context, request }) => {
	const t = getFixedT(await context.language, "auth");
	const token = new URL(request.url).searchParams.get("token") ?? "";
	return { title: t("secure.title"), description: t("secure.lede"), token: token.slice(0, 128) };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** A press does it, not the visit: programs that scan mail follow links too. */
export const action = guarded(everyone, async ({ context, request, db, params }) => {
	const form = parseForm(await request.formData(), SecureAccountInput);
	if (form.status !== "success") return data("linkInvalid" as const, 400);
	const outcome = await secureAccount(db, {
		...{ token: form.value.token, clientIp: context.clientIp, requestId: context.requestId, now: new Date() },
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
		alongside: (userId) => takeBackFactors(db, { userId, now: new Date() }),
	});
	if (outcome.ok) {
		const path = `/reset-password?token=${outcome.resetToken}`;
		const goTo = isLanguage(params.lang) ? withLanguagePrefix(path, params.lang) : path;
		return redirect(goTo, { headers: { "Set-Cookie": clearSessionCookie(request) } });
	}
	if (outcome.reason === "linkInvalid") return data(outcome.reason, 400);
	const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
	return data(outcome.reason, { status: 429, headers });
});

export default function SecureAccount() {
	const { t } = useTranslation("auth");
	const { token } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();

	if (!token || answer === "linkInvalid") {
		return (
			<AuthPage title={t("secure.invalidTitle")} lede={t("secure.invalidText")}>
				<LinkButton to="/forgot-password" size="lg" className="w-full">
					{t("reset.again")}
				</LinkButton>
			</AuthPage>
		);
	}
	return (
		<AuthPage title={t("secure.title")} lede={t("secure.lede")}>
			{answer === "tooMany" ? (
				<Notice tone="warning" className="mb-5">
					{t("secure.tooMany")}
				</Notice>
			) : null}
			<Form method="post">
				<input type="hidden" name="token" value={token} />
				<Button type="submit" size="lg" className="w-full">
					{t("secure.submit")}
				</Button>
			</Form>
		</AuthPage>
	);
}
