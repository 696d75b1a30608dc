import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { PasswordPage } from "#app/features/people/account/security/password-page.tsx";
import { anyUser, guarded, ownerOnly, withStepUp } from "#app/features/people/auth/access.server.ts";
import { type FormAnswer, refuse } from "#app/features/people/auth/form-answer.ts";
import { changePassword } from "#app/features/people/auth/password/change-password.server.ts";
import { NewPasswordForm } from "#app/features/people/auth/schemas.ts";
import { callerOf } from "#app/features/people/auth/session/caller.server.ts";
import { setSessionCookie } from "#app/features/people/auth/session/session-cookie.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "password", i18n: ["account", "auth"], layout: "settings", maxBodyKb: 4 });

export const loader = guarded(ownerOnly, async ({ context, user }) => {
	const t = getFixedT(await context.language, "account");
	return { title: t("password.change"), description: t("password.changeText"), email: user.email };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Renews the session of this browser and ends all others. */
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
	const { email } = useLoaderData<typeof loader>();
	return <PasswordPage email={email} answer={useActionData<typeof action>()} />;
}
