import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { everyone, guarded, guestOnly } from "../../features/auth/access.server";
import { entrancePath } from "../../features/auth/entrance/entrance";
import { EntrancePage } from "../../features/auth/entrance/entrance-page";
import { type FormAnswer, refuse, refuseForNow } from "../../features/auth/form-answer";
import { PasskeySignInForm } from "../../features/auth/schemas";
import { callerOf } from "../../features/auth/session/caller.server";
import { forgetDeadSession } from "../../features/auth/session/dead-session.server";
import { enterAndKeep } from "../../features/auth/session/keep-identity";
import { answerEntered, answerSuspended } from "../../features/auth/sign-in/sign-in-response.server";
import { signInWithPasskey } from "../../features/factors/passkeys/sign-in-with-passkey.server";
import { PasskeySignIn } from "../../features/factors/sign-in/passkey-sign-in";
import { sendKept } from "../../features/failures/kept-form";
import { readReply } from "../../shared/forms/form-reply";
import { parseForm } from "../../shared/forms/parse-form.server";
import { useMessages } from "../../shared/forms/use-messages";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import { beginChosenCourse } from "../catalog/begin-course";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	...{ name: "passkey", i18n: ["auth", "factors"], layout: "form", maxBodyKb: 32, byLinkOnly: true },
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
		...{ response, origin: context.origin, caller: await callerOf(context, request), now: new Date() },
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
