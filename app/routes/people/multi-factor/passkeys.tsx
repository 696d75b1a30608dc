import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { anyUser, guarded, ownerOnly, withStepUp } from "#app/features/people/auth/access.server.ts";
import { answerPasskeyForm } from "#app/features/people/multi-factor/settings/answer-passkey-form.server.ts";
import { passkeysPageData, readFactors } from "#app/features/people/multi-factor/settings/factor-pages-data.server.ts";
import { PasskeysPage } from "#app/features/people/multi-factor/settings/passkeys-page.tsx";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "passkeys",
	i18n: ["account", "factors"],
	layout: "settings",
	maxBodyKb: 32,
	byLinkOnly: true,
	query: ["done"],
});

export const loader = guarded(ownerOnly, {
	read: ({ db, viewer }) => readFactors(db, viewer),
	handle: ({ context, user, found }) => passkeysPageData(found, { context, user }),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(anyUser), async ({ context, request, db, user }) =>
	answerPasskeyForm(context, db, { request, userId: user.id }),
);

export default function Passkeys() {
	const { passkeys } = useLoaderData<typeof loader>();
	return <PasskeysPage passkeys={passkeys} answer={useActionData<typeof action>()} />;
}
