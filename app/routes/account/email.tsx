import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmailForm } from "../../features/account/email/email-form";
import { SettingsFrame } from "../../features/account/frame/settings-frame";
import { anyUser, guarded, ownerOnly, withStepUp } from "../../features/auth/access.server";
import { requestEmailChange } from "../../features/auth/email-change/request-email-change.server";
import { type FormAnswer, refuse } from "../../features/auth/form-answer";
import { NewEmailForm } from "../../features/auth/schemas";
import { nudgeJob } from "../../features/jobs/enqueue.server";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({ name: "email", i18n: ["account", "auth"], layout: "settings", maxBodyKb: 4 });

export const loader = guarded(ownerOnly, async ({ context, user }) => {
	const t = getFixedT(await context.language, "account");
	return {
		title: t("email.change"),
		description: t(user.emailVerifiedAt ? "email.changeText" : "email.changeTextNew"),
		email: user.email,
		isConfirmed: user.emailVerifiedAt !== null,
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(anyUser), async ({ context, request, db, user }) => {
	const form = parseForm(await request.formData(), NewEmailForm);
	if (form.status !== "success") return data<FormAnswer>(refuse(form), 400);
	const outcome = await requestEmailChange(db, {
		...{ userId: user.id, email: user.email, newEmail: form.value.email, isConfirmed: user.emailVerifiedAt !== null },
		...{ origin: context.origin, requestId: context.requestId, now: new Date() },
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok) {
		for (const jobId of outcome.jobIds) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, jobId));
		return redirect("/settings");
	}
	if (outcome.reason === "same") return data<FormAnswer>(refuse(form, { key: "errors.emailSame" }), 400);
	return data<FormAnswer>(refuse(form, { key: "errors.mailsMany" }), {
		status: 429,
		headers: { "Retry-After": "3600" },
	});
});

export default function Email() {
	const { t } = useTranslation("account");
	const answer = useActionData<typeof action>();
	const { description, email, isConfirmed } = useLoaderData<typeof loader>();
	return (
		<SettingsFrame title={t("email.change")} lede={description}>
			<EmailForm {...{ email, isConfirmed, answer }} />
		</SettingsFrame>
	);
}
