import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { signUpByLink } from "../../features/affiliates/visits/sign-up-by-link.server";
import { everyone, guarded, guestOnly } from "../../features/auth/access.server";
import { EmailField, NameField, PasswordField } from "../../features/auth/entrance/auth-fields";
import { AuthForm } from "../../features/auth/entrance/auth-form";
import { entrancePath } from "../../features/auth/entrance/entrance";
import { EntrancePage } from "../../features/auth/entrance/entrance-page";
import { type FormAnswer, refuse, refuseForNow } from "../../features/auth/form-answer";
import { registerAccount } from "../../features/auth/register-account.server";
import { RegisterForm } from "../../features/auth/schemas";
import { callerOf } from "../../features/auth/session/caller.server";
import { forgetDeadSession } from "../../features/auth/session/dead-session.server";
import { enterAndKeep, IdentityField } from "../../features/auth/session/keep-identity";
import { answerEntered } from "../../features/auth/sign-in/sign-in-response.server";
import { sendKept } from "../../features/failures/kept-form";
import { nudgeJob } from "../../features/jobs/enqueue.server";
import { LEGAL_PATHS } from "../../features/legal/legal-pages";
import { consentsOfRegistration } from "../../features/legal/record-consents.server";
import { readReply } from "../../shared/forms/form-reply";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";
import { Link } from "../../ui/link";
import { SentenceGap } from "../../ui/text/joining";
import { TextWithLinks } from "../../ui/text/text-with-links";
import { beginChosenCourse } from "../catalog/begin-course";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
