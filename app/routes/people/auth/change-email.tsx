import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { answerEmailChange } from "#app/features/people/auth/email-change/answer-email-change.server.ts";
import { AuthPage } from "#app/features/people/auth/entrance/auth-page.tsx";
import { TokenForm } from "#app/features/people/auth/entrance/token-form.tsx";
import { linkAnswer, linkPageData } from "#app/features/people/auth/links/link-page.server.ts";
import { LinkForm } from "#app/features/people/auth/schemas.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "change-email", i18n: ["auth"], layout: "form", maxBodyKb: 4, byLinkOnly: true });

export const loader = guarded(everyone, async ({ context, request }) =>
	linkPageData("changeEmail", { request, language: await context.language }),
);

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Takes a POST, because mail scanners follow links. */
export const action = guarded(everyone, async ({ context, request, db }) => {
	const form = parseForm(await request.formData(), LinkForm);
	if (form.status !== "success") return data("linkInvalid" as const, 400);
	const { clientIp, origin, requestId, env } = context;
	const outcome = await answerEmailChange(db, {
		token: form.value.token,
		clientIp,
		origin,
		requestId,
		now: new Date(),
		rateLimitScale: env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok) {
		if (outcome.state === "changed") context.waitUntil(nudgeJob(env.JOBS_QUEUE, outcome.jobId));
		return data(outcome.state);
	}
	return data(outcome.reason, linkAnswer(outcome));
});

export default function ChangeEmail() {
	const { t } = useTranslation("auth");
	const { token } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const said = !answer && !token ? "linkInvalid" : answer;

	if (said && said !== "tooMany") {
		return (
			<AuthPage title={t(`changeEmail.${said}.title`)} lede={t(`changeEmail.${said}.text`)}>
				<LinkButton to="/settings" size="lg" className="w-full">
					{t("changeEmail.toSettings")}
				</LinkButton>
			</AuthPage>
		);
	}
	return (
		<AuthPage title={t("changeEmail.title")} lede={t("changeEmail.lede")}>
			{said === "tooMany" ? (
				<Notice tone="warning" className="mb-5">
					{t("secure.tooMany")}
				</Notice>
			) : null}
			<TokenForm token={token} submit={t("changeEmail.submit")} />
		</AuthPage>
	);
}
