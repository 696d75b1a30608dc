import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { beginChosenCourse } from "#app/features/learning/enrollment/begin-course.server.ts";
import { LEGAL_PATHS } from "#app/features/library/legal/legal-pages.ts";
import { consentsOfRegistration } from "#app/features/library/legal/record-consents.server.ts";
import { signUpByLink } from "#app/features/money/affiliates/visits/sign-up-by-link.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { everyone, guarded, guestOnly } from "#app/features/people/auth/access.server.ts";
import { EmailField, NameField, PasswordField } from "#app/features/people/auth/entrance/auth-fields.tsx";
import { AuthForm } from "#app/features/people/auth/entrance/auth-form.tsx";
import { entrancePath } from "#app/features/people/auth/entrance/entrance.ts";
import { EntrancePage } from "#app/features/people/auth/entrance/entrance-page.tsx";
import { type FormAnswer, refuse, refuseForNow } from "#app/features/people/auth/form-answer.ts";
import { registerAccount } from "#app/features/people/auth/register-account.server.ts";
import { RegisterForm } from "#app/features/people/auth/schemas.ts";
import { callerOf } from "#app/features/people/auth/session/caller.server.ts";
import { forgetDeadSession } from "#app/features/people/auth/session/dead-session.server.ts";
import { enterAndKeep, IdentityField } from "#app/features/people/auth/session/keep-identity.tsx";
import { answerEntered } from "#app/features/people/auth/sign-in/sign-in-response.server.ts";
import { sendKept } from "#app/features/site/error-pages/kept-form.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { Link } from "#app/ui/link.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import { TextWithLinks } from "#app/ui/text/text-with-links.tsx";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "register",
	i18n: ["auth"],
	layout: "form",
	cache: "visitors",
	maxBodyKb: 4,
	navigation: [{ in: "footer.account", at: 2 }],
	without: ["courseButton"],
});

export const loader = guarded(guestOnly, async ({ context, request }) => {
	const t = getFixedT(await context.language, "auth");
	return data({ title: t("register.title"), description: t("register.lede") }, { headers: forgetDeadSession(request) });
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(everyone, async ({ context, request }) => {
	const form = parseForm(await request.formData(), RegisterForm);
	if (form.status !== "success") return data<FormAnswer>(refuse(form), 400);

	const { identity, ...input } = form.value;
	const language = await context.language;
	const now = new Date();
	const outcome = await registerAccount(context.db, {
		...input,
		language,
		timeZone: context.timeZone,
		origin: context.origin,
		caller: await callerOf(context, request),
		now,
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
		alongside: (userId) => [
			...consentsOfRegistration(context.db, { userId, language, now }),
			...signUpByLink(context.db, { request, userId, now }),
		],
	});
	if (outcome.ok) {
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		const goTo = await beginChosenCourse(context, request, outcome.user.id);
		const entered = { ...outcome, goTo, flash: "welcome" as const, wantsIdentity: identity === "keep" };
		return answerEntered(context, request, entered);
	}
	if (outcome.reason === "tooMany") {
		const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
		return data<FormAnswer>(refuseForNow(form, outcome.retryAfterSeconds), { status: 429, headers });
	}
	return data<FormAnswer>(refuse(form, { key: "errors.taken" }), 409);
});

export const clientAction = enterAndKeep(sendKept<FormAnswer>);

export default function Register() {
	const { t } = useTranslation("auth");
	const answer = useActionData<typeof action>();
	const [search] = useSearchParams();
	const form = readReply(answer?.reply);

	return (
		<EntrancePage
			title={t("register.title")}
			lede={t(search.get("enroll") ? "register.ledeEnroll" : "register.lede")}
			below={
				<>
					{t("register.hasAccount")}
					<SentenceGap />
					<Link className="link" to={entrancePath("/login", search)}>
						{t("register.toLogin")}
					</Link>
				</>
			}
		>
			<AuthForm form={form} answer={answer} submit={t("register.submit")} pending={t("register.pending")}>
				<IdentityField />
				<NameField form={form} />
				<EmailField form={form} />
				<PasswordField form={form} isNew />
				<p className="text-step-1 text-ink-muted">
					<TextWithLinks text={t("register.consent")} links={LEGAL_PATHS} />
				</p>
			</AuthForm>
		</EntrancePage>
	);
}
