import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { everyone, guarded, guestOnly } from "#app/features/people/auth/access.server.ts";
import { EmailField } from "#app/features/people/auth/entrance/auth-fields.tsx";
import { AuthForm } from "#app/features/people/auth/entrance/auth-form.tsx";
import { entrancePath } from "#app/features/people/auth/entrance/entrance.ts";
import { EntrancePage } from "#app/features/people/auth/entrance/entrance-page.tsx";
import { type FormAnswer, refuse, refuseForNow } from "#app/features/people/auth/form-answer.ts";
import { requestPasswordReset } from "#app/features/people/auth/password/request-password-reset.server.ts";
import { ForgotPasswordInput } from "#app/features/people/auth/schemas.ts";
import { forgetDeadSession } from "#app/features/people/auth/session/dead-session.server.ts";
import { wantedQuery } from "#app/features/people/auth/wanted-query.server.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

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

type Answer = FormAnswer & { sentTo?: string };

export const action = guarded(everyone, async ({ context, request }) => {
	const form = parseForm(await request.formData(), ForgotPasswordInput);
	if (form.status !== "success") return data<Answer>(refuse(form), 400);

	const outcome = await requestPasswordReset(context.db, {
		email: form.value.email,
		language: await context.language,
		origin: context.origin,
		wanted: wantedQuery(new URL(request.url).searchParams),
		clientIp: context.clientIp,
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (!outcome.ok) {
		const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
		return data<Answer>(refuseForNow(form, outcome.retryAfterSeconds), { status: 429, headers });
	}
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
	return data<Answer>({ sentTo: form.value.email });
});

export default function ForgotPassword() {
	const { t } = useTranslation("auth");
	const answer = useActionData<typeof action>();
	const [search] = useSearchParams();
	const form = readReply(answer?.reply);

	return (
		<EntrancePage
			title={t("forgot.title")}
			lede={t("forgot.lede")}
			below={
				<Link className="link" to={entrancePath("/login", search)}>
					{t("forgot.back")}
				</Link>
			}
		>
			{answer?.sentTo ? (
				<Notice tone="success" title={t("forgot.sentTitle")}>
					{t("forgot.sentText", { email: answer.sentTo })}
				</Notice>
			) : (
				<AuthForm form={form} answer={answer} submit={t("forgot.submit")} pending={t("forgot.pending")}>
					<EmailField form={form} />
				</AuthForm>
			)}
		</EntrancePage>
	);
}
