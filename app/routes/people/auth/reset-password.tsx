import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findOpenConsent } from "#app/features/library/legal/consents.repository.server.ts";
import { AGREED_AT_REGISTRATION, LEGAL_PATHS } from "#app/features/library/legal/legal-pages.ts";
import { consentsOfFirstPassword } from "#app/features/library/legal/record-consents.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { PasswordField } from "#app/features/people/auth/entrance/auth-fields.tsx";
import { AuthForm } from "#app/features/people/auth/entrance/auth-form.tsx";
import { entrancePath } from "#app/features/people/auth/entrance/entrance.ts";
import { EntrancePage } from "#app/features/people/auth/entrance/entrance-page.tsx";
import { UsernameHint } from "#app/features/people/auth/entrance/username-hint.tsx";
import { type FormAnswer, refuse, refuseForNow } from "#app/features/people/auth/form-answer.ts";
import { findLiveToken, userOfToken } from "#app/features/people/auth/one-time-tokens.repository.server.ts";
import { resetPassword } from "#app/features/people/auth/password/reset-password.server.ts";
import { ResetPasswordInput } from "#app/features/people/auth/schemas.ts";
import { clearSessionCookie } from "#app/features/people/auth/session/session-cookie.server.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextWithLinks } from "#app/ui/text/text-with-links.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "reset-password", i18n: ["auth"], layout: "form", maxBodyKb: 4, byLinkOnly: true });

/** Whoever has never agreed to the pages that opening an account agrees to is asked here: somebody else has opened theirs. */
export const loader = guarded(everyone, {
	read: async ({ db, request }) => {
		const link = { tokenHash: await hashSecret(tokenOf(request)), purpose: "resetPassword", now: new Date() } as const;
		return db.batch([findOpenConsent(db, userOfToken(db, link), AGREED_AT_REGISTRATION), findLiveToken(db, link)]);
	},
	handle: async ({ context, request, found: [[consent], [owner]] }) => {
		const t = getFixedT(await context.language, "auth");
		return {
			title: t("reset.title"),
			description: t("reset.lede"),
			token: tokenOf(request),
			email: owner?.email ?? null,
			asksConsent: consent?.isOpen ?? false,
		};
	},
});

function tokenOf(request: Request): string {
	return (new URL(request.url).searchParams.get("token") ?? "").slice(0, 128);
}

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

type Answer = FormAnswer & { done?: boolean };

export const action = guarded(everyone, async ({ context, request }) => {
	const form = parseForm(await request.formData(), ResetPasswordInput);
	if (form.status !== "success") return data<Answer>(refuse(form), 400);
	const language = await context.language;
	const now = new Date();
	const outcome = await resetPassword(context.db, {
		...form.value,
		clientIp: context.clientIp,
		origin: context.origin,
		requestId: context.requestId,
		now,
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
		alongside: (userId) => consentsOfFirstPassword(context.db, { userId, language, now }),
	});
	if (!outcome.ok && outcome.reason === "tooMany") {
		const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
		return data<Answer>(refuseForNow(form, outcome.retryAfterSeconds), { status: 429, headers });
	}
	if (!outcome.ok) return data<Answer>(refuse(form, { key: "errors.linkInvalid" }), 400);
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
	return data<Answer>({ done: true }, { headers: { "Set-Cookie": clearSessionCookie(request) } });
});

export default function ResetPassword() {
	const { t } = useTranslation("auth");
	const { token, email, asksConsent } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const [search] = useSearchParams();
	const form = readReply(answer?.reply);

	if (answer?.done) {
		return (
			<EntrancePage title={t("reset.doneTitle")} lede={t("reset.doneText")}>
				<LinkButton to={entrancePath("/login", search)} size="lg" className="w-full">
					{t("login.submit")}
				</LinkButton>
			</EntrancePage>
		);
	}
	if (!token || form.errors.token || form.formError?.key === "errors.linkInvalid") {
		return (
			<EntrancePage title={t("reset.title")} lede={t("reset.lede")}>
				<Notice
					tone="warning"
					title={t("reset.invalidTitle")}
					actions={<LinkButton to={entrancePath("/forgot-password", search)}>{t("reset.again")}</LinkButton>}
				>
					{t("reset.invalidText")}
				</Notice>
			</EntrancePage>
		);
	}
	return (
		<EntrancePage title={t("reset.title")} lede={t("reset.lede")}>
			<AuthForm form={form} answer={answer} submit={t("reset.submit")} pending={t("reset.pending")}>
				<input type="hidden" name="token" value={token} />
				{email ? <UsernameHint email={email} /> : null}
				<PasswordField form={form} isNew />
				{asksConsent ? (
					<p className="text-step-1 text-ink-muted">
						<TextWithLinks text={t("reset.consent")} links={LEGAL_PATHS} />
					</p>
				) : null}
			</AuthForm>
		</EntrancePage>
	);
}
