import { data } from "@remix-run/cloudflare";
import { Form, type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { everyone, guarded } from "../../features/auth/access.server";
import { answerEmailChange } from "../../features/auth/email-change/answer-email-change.server";
import { AuthPage } from "../../features/auth/entrance/auth-page";
import { ChangeEmailInput } from "../../features/auth/schemas";
import { nudgeJob } from "../../features/jobs/enqueue.server";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";
import { Button, LinkButton } from "../../ui/button";
import { Notice } from "../../ui/notice";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({ name: "change-email", i18n: ["auth"], layout: "form", maxBodyKb: 4, byLinkOnly: true });

export const loader = guarded(everyone, async ({ context, request }) => {
	const t = getFixedT(await context.language, "auth");
	const token = new URL(request.url).searchParams.get("token") ?? "";
	return { title: t("changeEmail.title"), description: t("changeEmail.lede"), token: token.slice(0, 128) };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** A press answers, not the visit: programs that scan mail follow links too. */
export const action = guarded(everyone, async ({ context, request, db }) => {
	const form = parseForm(await request.formData(), ChangeEmailInput);
	if (form.status !== "success") return data("linkInvalid" as const, 400);
	const { clientIp, origin, requestId, env } = context;
	const outcome = await answerEmailChange(db, {
		...{ token: form.value.token, clientIp, origin, requestId, now: new Date() },
		rateLimitScale: env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok) {
		if (outcome.state === "changed") context.waitUntil(nudgeJob(env.JOBS_QUEUE, outcome.jobId));
		return data(outcome.state);
	}
	if (outcome.reason !== "tooMany") return data(outcome.reason, 400);
	return data(outcome.reason, { status: 429, headers: { "Retry-After": String(outcome.retryAfterSeconds) } });
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
			<Form method="post">
				<input type="hidden" name="token" value={token} />
				<Button type="submit" size="lg" className="w-full">
					{t("changeEmail.submit")}
				</Button>
			</Form>
		</AuthPage>
	);
}
