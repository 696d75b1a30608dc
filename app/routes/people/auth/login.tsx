import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { beginChosenCourse } from "#app/features/learning/enrollment/begin-course.server.ts";
import { everyone, guarded, guestOnly } from "#app/features/people/auth/access.server.ts";
import type { FormAnswer } from "#app/features/people/auth/form-answer.ts";
import { forgetDeadSession } from "#app/features/people/auth/session/dead-session.server.ts";
import { signInAndStoreIdentity } from "#app/features/people/auth/session/keep-identity.tsx";
import { answerLoginForm } from "#app/features/people/auth/sign-in/answer-login.server.ts";
import { LoginPage } from "#app/features/people/auth/sign-in/login-page.tsx";
import { loginPageData } from "#app/features/people/auth/sign-in/login-page-data.server.ts";
import { PasskeySignIn } from "#app/features/people/multi-factor/sign-in/passkey-sign-in.tsx";
import { sendPreserved } from "#app/features/site/error-pages/preserved-form.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

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

export const loader = guarded(guestOnly, async ({ context, request }) =>
	data(await loginPageData(context), { headers: forgetDeadSession(request) }),
);

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(everyone, async ({ context, request }) =>
	answerLoginForm(context, request, { beginChosen: (userId) => beginChosenCourse(context, request, userId) }),
);

export const clientAction = signInAndStoreIdentity(sendPreserved<FormAnswer>);

export default function Login() {
	const { demo } = useLoaderData<typeof loader>();
	const [search] = useSearchParams();
	return (
		<LoginPage demo={demo} answer={useActionData<typeof action>()}>
			<PasskeySignIn search={search} />
		</LoginPage>
	);
}
