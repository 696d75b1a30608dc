import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { SettingsFrame } from "#app/features/people/account/frame/settings-frame.tsx";
import { NewPasswordField } from "#app/features/people/account/security/password-advice.tsx";
import { anyUser, guarded, ownerOnly, withStepUp } from "#app/features/people/auth/access.server.ts";
import { AuthForm } from "#app/features/people/auth/entrance/auth-form.tsx";
import { UsernameHint } from "#app/features/people/auth/entrance/username-hint.tsx";
import { type FormAnswer, refuse } from "#app/features/people/auth/form-answer.ts";
import { changePassword } from "#app/features/people/auth/password/change-password.server.ts";
import { NewPasswordForm } from "#app/features/people/auth/schemas.ts";
import { callerOf } from "#app/features/people/auth/session/caller.server.ts";
import { setSessionCookie } from "#app/features/people/auth/session/session-cookie.server.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "password", i18n: ["account", "auth"], layout: "settings", maxBodyKb: 4 });

export const loader = guarded(ownerOnly, async ({ context, user }) => {
	const t = getFixedT(await context.language, "account");
	return { title: t("password.change"), description: t("password.changeText"), email: user.email };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** The browser that asks goes on with a session of its own; all others are signed out. */
export const action = guarded(withStepUp(anyUser), async ({ context, request, db, user }) => {
	const form = parseForm(await request.formData(), NewPasswordForm);
	if (form.status !== "success") return data<FormAnswer>(refuse(form), 400);
	const outcome = await changePassword(db, {
		user,
		password: form.value.password,
		origin: context.origin,
		now: new Date(),
		caller: await callerOf(context, request),
	});
	if (!outcome.ok) return redirect("/login?redirectTo=/settings/security");
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
	const { cookie, expiresAt } = outcome.session;
	return redirect("/settings/security?said=passwordChanged", {
		headers: { "Set-Cookie": setSessionCookie(request, cookie, expiresAt) },
	});
});

export default function Password() {
	const { t } = useTranslation("account");
	const { email } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const form = readReply(answer?.reply);
	const say = useMessages("auth");
	const error = form.errors.password;
	return (
		<SettingsFrame title={t("password.change")} lede={t("password.changeText")}>
			<div className="max-w-104 border-t border-line-strong py-7">
				<AuthForm form={form} answer={answer} submit={t("password.submit")} pending={t("saving")}>
					<UsernameHint email={email} />
					<NewPasswordField error={error && say(error)} />
				</AuthForm>
			</div>
		</SettingsFrame>
	);
}
