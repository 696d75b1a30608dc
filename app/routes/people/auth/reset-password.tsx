import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { LEGAL_PATHS } from "#app/features/library/legal/legal-pages.ts";
import { consentsOfFirstPassword } from "#app/features/library/legal/record-consents.server.ts";
import {
	readResetPasswordPage,
	resetPasswordPageData,
} from "#app/features/library/legal/reset-password-page-data.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { answerResetPasswordForm } from "#app/features/people/auth/password/answer-password-reset.server.ts";
import { ResetPasswordPage } from "#app/features/people/auth/password/reset-password-page.tsx";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "reset-password", i18n: ["auth"], layout: "form", maxBodyKb: 4, byLinkOnly: true });

export const loader = guarded(everyone, {
	read: ({ db, request }) => readResetPasswordPage(db, request),
	handle: async ({ context, request, found }) =>
		resetPasswordPageData(found, { request, language: await context.language }),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(everyone, async ({ context, db, request }) =>
	answerResetPasswordForm(context, request, { alongside: (account) => consentsOfFirstPassword(db, account) }),
);

export default function ResetPassword() {
	const { token, email, asksConsent } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<ResetPasswordPage token={token} email={email} asksConsent={asksConsent} legalPaths={LEGAL_PATHS} answer={answer} />
	);
}
