import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { anyUser, guarded, ownerOnly, withStepUp } from "#app/features/people/auth/access.server.ts";
import { answerAuthenticatorForm } from "#app/features/people/multi-factor/settings/answer-authenticator-form.server.ts";
import { AuthenticatorPage } from "#app/features/people/multi-factor/settings/authenticator-page.tsx";
import {
	authenticatorPageData,
	readFactors,
} from "#app/features/people/multi-factor/settings/factor-pages-data.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "authenticator",
	i18n: ["account", "factors"],
	layout: "settings",
	maxBodyKb: 4,
	byLinkOnly: true,
});

export const loader = guarded(ownerOnly, {
	read: ({ db, viewer }) => readFactors(db, viewer),
	handle: ({ context, user, found }) => authenticatorPageData(found, { context, user }),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(anyUser), async ({ context, request, db, user }) =>
	answerAuthenticatorForm(context, db, { request, user, done: (said) => `/settings/security?done=${said}` }),
);

export default function Authenticator() {
	const { authenticatorOn, setUp } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <AuthenticatorPage authenticatorOn={authenticatorOn} setUp={setUp} answer={answer} />;
}
