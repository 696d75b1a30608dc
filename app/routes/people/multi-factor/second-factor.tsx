import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { beginChosenCourse } from "#app/features/learning/enrollment/begin-course.server.ts";
import { guarded, waitingForFactor } from "#app/features/people/auth/access.server.ts";
import type { FormAnswer } from "#app/features/people/auth/form-answer.ts";
import { signInAndStoreIdentity } from "#app/features/people/auth/session/keep-identity.tsx";
import { answerSecondFactorForm } from "#app/features/people/multi-factor/sign-in/answer-second-factor.server.ts";
import { SecondFactorPage } from "#app/features/people/multi-factor/sign-in/second-factor-page.tsx";
import { secondFactorPageData } from "#app/features/people/multi-factor/sign-in/second-factor-page-data.server.ts";
import { sendPreserved } from "#app/features/site/error-pages/preserved-form.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "second-factor",
	i18n: ["auth", "factors"],
	layout: "form",
	maxBodyKb: 32,
	byLinkOnly: true,
	query: ["redirectTo", "enroll", "with"],
});

export const loader = guarded(waitingForFactor, async ({ context, db, user }) =>
	secondFactorPageData(db, { userId: user.id, language: await context.language }),
);

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(waitingForFactor, async ({ context, db, request, user }) =>
	answerSecondFactorForm(context, db, {
		request,
		user,
		beginChosen: (userId) => beginChosenCourse(context, request, userId),
	}),
);

export const clientAction = signInAndStoreIdentity(sendPreserved<FormAnswer>);

export default function SecondFactor() {
	const { hasAuthenticator, hasPasskey } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <SecondFactorPage hasAuthenticator={hasAuthenticator} hasPasskey={hasPasskey} answer={answer} />;
}
