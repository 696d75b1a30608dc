import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData } from "@remix-run/react";
import { beginChosenCourse } from "#app/features/learning/enrollment/begin-course.server.ts";
import { everyone, guarded, guestOnly } from "#app/features/people/auth/access.server.ts";
import type { FormAnswer } from "#app/features/people/auth/form-answer.ts";
import { forgetDeadSession } from "#app/features/people/auth/session/dead-session.server.ts";
import { signInAndStoreIdentity } from "#app/features/people/auth/session/keep-identity.tsx";
import { answerPasskeySignIn } from "#app/features/people/multi-factor/sign-in/answer-passkey-sign-in.server.ts";
import { PasskeySignInPage } from "#app/features/people/multi-factor/sign-in/passkey-sign-in-page.tsx";
import { sendPreserved } from "#app/features/site/error-pages/preserved-form.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

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

export const action = guarded(everyone, async ({ context, request }) =>
	answerPasskeySignIn(context, request, { beginChosen: (userId) => beginChosenCourse(context, request, userId) }),
);

export const clientAction = signInAndStoreIdentity(sendPreserved<FormAnswer>);

export default function PasskeySignIn() {
	return <PasskeySignInPage answer={useActionData<typeof action>()} />;
}
