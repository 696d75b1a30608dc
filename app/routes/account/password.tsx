import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SettingsFrame } from "../../features/account/frame/settings-frame";
import { NewPasswordField } from "../../features/account/security/password-advice";
import { anyUser, guarded, ownerOnly, withStepUp } from "../../features/auth/access.server";
import { AuthForm } from "../../features/auth/entrance/auth-form";
import { UsernameHint } from "../../features/auth/entrance/username-hint";
import { type FormAnswer, refuse } from "../../features/auth/form-answer";
import { changePassword } from "../../features/auth/password/change-password.server";
import { NewPasswordForm } from "../../features/auth/schemas";
import { callerOf } from "../../features/auth/session/caller.server";
import { setSessionCookie } from "../../features/auth/session/session-cookie.server";
import { nudgeJob } from "../../features/jobs/enqueue.server";
import { readReply } from "../../shared/forms/form-reply";
import { parseForm } from "../../shared/forms/parse-form.server";
import { useMessages } from "../../shared/forms/use-messages";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
		...{ user, password: form.value.password, origin: context.origin, now: new Date() },
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
