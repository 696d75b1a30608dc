import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { beginChosenCourse } from "#app/features/learning/enrollment/begin-course.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { everyone, guarded, guestOnly } from "#app/features/people/auth/access.server.ts";
import { CodeField, EmailField, PasswordField } from "#app/features/people/auth/entrance/auth-fields.tsx";
import { AuthForm } from "#app/features/people/auth/entrance/auth-form.tsx";
import { entrancePath } from "#app/features/people/auth/entrance/entrance.ts";
import { EntrancePage } from "#app/features/people/auth/entrance/entrance-page.tsx";
import { type FormAnswer, refuse, refuseForNow } from "#app/features/people/auth/form-answer.ts";
import { LoginForm } from "#app/features/people/auth/schemas.ts";
import { callerOf } from "#app/features/people/auth/session/caller.server.ts";
import { forgetDeadSession } from "#app/features/people/auth/session/dead-session.server.ts";
import { enterAndKeep, IdentityField } from "#app/features/people/auth/session/keep-identity.tsx";
import { DEMO_LOGINS } from "#app/features/people/auth/sign-in/demo-logins.server.ts";
import { DemoLogins } from "#app/features/people/auth/sign-in/demo-logins.tsx";
import { signIn } from "#app/features/people/auth/sign-in/sign-in.server.ts";
import {
	answerEntered,
	answerSuspended,
	answerWaiting,
} from "#app/features/people/auth/sign-in/sign-in-response.server.ts";
import { PasskeySignIn } from "#app/features/people/multi-factor/sign-in/passkey-sign-in.tsx";
import { sendKept } from "#app/features/site/error-pages/kept-form.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { Link } from "#app/ui/link.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "login",
	i18n: ["auth", "factors"],
	layout: "form",
	cache: "visitors",
	maxBodyKb: 4,
	navigation: [{ in: "footer.account", at: 1 }],
	preload: ["guest"],
	without: ["courseButton"],
});

export const loader = guarded(guestOnly, async ({ context, request }) => {
	const t = getFixedT(await context.language, "auth");
	return data(
		{
			title: t("login.title"),
			description: t("login.lede"),
			/** Never in production, where there are no such accounts. */
			demo: context.env.ENVIRONMENT === "production" ? null : DEMO_LOGINS,
		},
		{ headers: forgetDeadSession(request) },
	);
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(everyone, async ({ context, request }) => {
	const form = parseForm(await request.formData(), LoginForm);
	if (form.status !== "success") return data<FormAnswer>(refuse(form), 400);

	const { identity, ...input } = form.value;
	const outcome = await signIn(context.db, {
		...input,
		origin: context.origin,
		caller: await callerOf(context, request),
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok && outcome.waits) return answerWaiting(context, request, outcome);
	if (outcome.ok) {
		const goTo = await beginChosenCourse(context, request, outcome.user.id);
		return answerEntered(context, request, { ...outcome, goTo, wantsIdentity: identity === "keep" });
	}
	if (outcome.reason === "tooMany") {
		const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
		return data<FormAnswer>(refuseForNow(form, outcome.retryAfterSeconds), { status: 429, headers });
	}
	if (outcome.reason === "codeNeeded") {
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		return data<FormAnswer>(refuse(form, { key: "errors.codeNeeded" }), 401);
	}
	if (outcome.reason === "suspended") return answerSuspended(context, form, outcome.until);
	return data<FormAnswer>(refuse(form, { key: "errors.wrong" }), 401);
});

export const clientAction = enterAndKeep(sendKept<FormAnswer>);

export default function Login() {
	const { t } = useTranslation("auth");
	const { demo } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const [search] = useSearchParams();
	const form = readReply(answer?.reply);

	return (
		<EntrancePage
			title={t("login.title")}
			lede={t("login.lede")}
			below={
				<>
					{t("login.noAccount")}
					<SentenceGap />
					<Link className="link" to={entrancePath("/register", search)}>
						{t("login.toRegister")}
					</Link>
				</>
			}
			aside={demo ? <DemoLogins logins={demo} /> : null}
		>
			<AuthForm form={form} answer={answer} submit={t("login.submit")} pending={t("login.pending")}>
				<IdentityField />
				<EmailField form={form} offersPasskeys />
				{/* Behind the field for the keyboard, beside its label where there is room. */}
				<div className="@container relative">
					<PasswordField form={form} />
					<p className="mt-2 text-step-1 @[19rem]:absolute @[19rem]:top-0 @[19rem]:right-0 @[19rem]:mt-0">
						<Link className="link" to={entrancePath("/forgot-password", search)}>
							{t("login.forgot")}
						</Link>
					</p>
				</div>
				{form.formError?.key === "errors.codeNeeded" || form.errors.code ? <CodeField form={form} /> : null}
			</AuthForm>
			<PasskeySignIn search={search} />
		</EntrancePage>
	);
}
