import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { everyone, guarded, guestOnly } from "../../features/auth/access.server";
import { EmailField } from "../../features/auth/entrance/auth-fields";
import { AuthForm } from "../../features/auth/entrance/auth-form";
import { entrancePath } from "../../features/auth/entrance/entrance";
import { EntrancePage } from "../../features/auth/entrance/entrance-page";
import { type FormAnswer, refuse, refuseForNow } from "../../features/auth/form-answer";
import { requestPasswordReset } from "../../features/auth/password/request-password-reset.server";
import { ForgotPasswordInput } from "../../features/auth/schemas";
import { forgetDeadSession } from "../../features/auth/session/dead-session.server";
import { wantedQuery } from "../../features/auth/wanted-query.server";
import { nudgeJob } from "../../features/jobs/enqueue.server";
import { readReply } from "../../shared/forms/form-reply";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
