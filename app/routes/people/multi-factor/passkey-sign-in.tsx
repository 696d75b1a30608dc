import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { beginChosenCourse } from "#app/features/learning/enrollment/begin-course.server.ts";
import { everyone, guarded, guestOnly } from "#app/features/people/auth/access.server.ts";
import { entrancePath } from "#app/features/people/auth/entrance/entrance.ts";
import { EntrancePage } from "#app/features/people/auth/entrance/entrance-page.tsx";
import { type FormAnswer, refuse, refuseForNow } from "#app/features/people/auth/form-answer.ts";
import { PasskeySignInForm } from "#app/features/people/auth/schemas.ts";
import { callerOf } from "#app/features/people/auth/session/caller.server.ts";
import { forgetDeadSession } from "#app/features/people/auth/session/dead-session.server.ts";
import { enterAndKeep } from "#app/features/people/auth/session/keep-identity.tsx";
import { answerEntered, answerSuspended } from "#app/features/people/auth/sign-in/sign-in-response.server.ts";
import { signInWithPasskey } from "#app/features/people/multi-factor/passkeys/sign-in-with-passkey.server.ts";
import { PasskeySignIn } from "#app/features/people/multi-factor/sign-in/passkey-sign-in.tsx";
import { sendKept } from "#app/features/site/error-pages/kept-form.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "passkey",
	i18n: ["auth", "factors"],
	layout: "form",
	maxBodyKb: 32,
	byLinkOnly: true,
	query: ["redirectTo", "enroll"],
});

export const loader = guarded(guestOnly, async ({ context, request }) => {
	const t = getFixedT(await context.language, "factors");
	const page = { title: t("passkeys.signIn"), description: t("passkeys.signInLede") };
	return data(page, { headers: forgetDeadSession(request) });
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(everyone, async ({ context, request, db }) => {
	const form = parseForm(await request.formData(), PasskeySignInForm);
	if (form.status !== "success") return data<FormAnswer>(refuse(form), 400);
	const { identity, response } = form.value;
	const outcome = await signInWithPasskey(db, {
		response,
		origin: context.origin,
		caller: await callerOf(context, request),
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok) {
		const goTo = await beginChosenCourse(context, request, outcome.user.id);
		return answerEntered(context, request, { ...outcome, goTo, wantsIdentity: identity === "keep" });
	}
	if (outcome.reason === "suspended") return answerSuspended(context, form, outcome.until);
	if (outcome.reason === "wrong") return data<FormAnswer>(refuse(form, { key: "errors.passkeyWrong" }), 401);
	const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
	return data<FormAnswer>(refuseForNow(form, outcome.retryAfterSeconds), { status: 429, headers });
});

export const clientAction = enterAndKeep(sendKept<FormAnswer>);

export default function PasskeySignInPage() {
	const { t } = useTranslation("factors");
	const say = useMessages("auth");
	const [search] = useSearchParams();
	const { formError } = readReply(useActionData<typeof action>()?.reply);

	return (
		<EntrancePage
			title={t("passkeys.signIn")}
			lede={t("passkeys.signInLede")}
			below={
				<Link className="link" to={entrancePath("/login", search)}>
					{t("passkeys.withPassword")}
				</Link>
			}
		>
			{formError ? <Notice tone="danger">{say(formError)}</Notice> : null}
			<PasskeySignIn search={search} />
		</EntrancePage>
	);
}
