import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData } from "@remix-run/react";
import { beginChosenCourse } from "#app/features/learning/enrollment/begin-course.server.ts";
import { LEGAL_PATHS } from "#app/features/library/legal/legal-pages.ts";
import { consentsOfRegistration } from "#app/features/library/legal/record-consents.server.ts";
import { signUpByLink } from "#app/features/money/affiliates/visits/sign-up-by-link.server.ts";
import { everyone, guarded, guestOnly } from "#app/features/people/auth/access.server.ts";
import type { FormAnswer } from "#app/features/people/auth/form-answer.ts";
import { forgetDeadSession } from "#app/features/people/auth/session/dead-session.server.ts";
import { signInAndStoreIdentity } from "#app/features/people/auth/session/keep-identity.tsx";
import {
	answerRegistrationForm,
	registerPageData,
} from "#app/features/people/auth/sign-in/answer-registration.server.ts";
import { RegisterPage } from "#app/features/people/auth/sign-in/register-page.tsx";
import { sendPreserved } from "#app/features/site/error-pages/preserved-form.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "register",
	i18n: ["auth"],
	layout: "form",
	cache: "visitors",
	maxBodyKb: 4,
	navigation: [{ in: "footer.account", at: 2 }],
	without: ["courseButton"],
});

export const loader = guarded(guestOnly, async ({ context, request }) =>
	data(registerPageData(await context.language), { headers: forgetDeadSession(request) }),
);

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(everyone, async ({ context, db, request }) =>
	answerRegistrationForm(context, request, {
		beginChosen: (userId) => beginChosenCourse(context, request, userId),
		alongside: (account) => [
			...consentsOfRegistration(db, account),
			...signUpByLink(db, { request, userId: account.userId, now: account.now }),
		],
	}),
);

export const clientAction = signInAndStoreIdentity(sendPreserved<FormAnswer>);

export default function Register() {
	return <RegisterPage answer={useActionData<typeof action>()} legalPaths={LEGAL_PATHS} />;
}
