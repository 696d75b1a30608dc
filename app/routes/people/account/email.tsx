import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { EmailForm } from "#app/features/people/account/email/email-form.tsx";
import { SettingsFrame } from "#app/features/people/account/frame/settings-frame.tsx";
import { anyUser, guarded, ownerOnly, withStepUp } from "#app/features/people/auth/access.server.ts";
import { requestEmailChange } from "#app/features/people/auth/email-change/request-email-change.server.ts";
import { type FormAnswer, refuse } from "#app/features/people/auth/form-answer.ts";
import { NewEmailForm } from "#app/features/people/auth/schemas.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

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
		userId: user.id,
		email: user.email,
		newEmail: form.value.email,
		isConfirmed: user.emailVerifiedAt !== null,
		origin: context.origin,
		requestId: context.requestId,
		now: new Date(),
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
			<EmailForm email={email} isConfirmed={isConfirmed} answer={answer} />
		</SettingsFrame>
	);
}
