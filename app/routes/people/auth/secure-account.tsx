import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { linkAnswer, linkPageData } from "#app/features/people/auth/links/link-page.server.ts";
import { secureAccount } from "#app/features/people/auth/notices/secure-account.server.ts";
import { SecureAccountPage } from "#app/features/people/auth/notices/secure-account-page.tsx";
import { LinkForm } from "#app/features/people/auth/schemas.ts";
import { clearSessionCookie } from "#app/features/people/auth/session/session-cookie.server.ts";
import { removeRecentFactors } from "#app/features/people/multi-factor/remove-factors.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { isLanguage } from "#app/shared/words/languages.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "secure-account", i18n: ["auth"], layout: "form", maxBodyKb: 4, byLinkOnly: true });

export const loader = guarded(everyone, async ({ context, request }) =>
	linkPageData("secure", { request, language: await context.language }),
);

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Takes a POST, because mail scanners follow links. */
export const action = guarded(everyone, async ({ context, request, db, params }) => {
	const form = parseForm(await request.formData(), LinkForm);
	if (form.status !== "success") return data("linkInvalid" as const, 400);
	const outcome = await secureAccount(db, {
		token: form.value.token,
		clientIp: context.clientIp,
		requestId: context.requestId,
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
		alongside: (userId) => removeRecentFactors(db, { userId, now: new Date() }),
	});
	if (outcome.ok) {
		const path = `/reset-password?token=${outcome.resetToken}`;
		const goTo = isLanguage(params.lang) ? withLanguagePrefix(path, params.lang) : path;
		return redirect(goTo, { headers: { "Set-Cookie": clearSessionCookie(request) } });
	}
	return data(outcome.reason, linkAnswer(outcome));
});

export default function SecureAccount() {
	const { token } = useLoaderData<typeof loader>();
	return <SecureAccountPage token={token} answer={useActionData<typeof action>()} />;
}
