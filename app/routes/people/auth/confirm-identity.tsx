import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { guarded, ownerOnly } from "#app/features/people/auth/access.server.ts";
import { ACTION_PARAMETER } from "#app/features/people/auth/step-up/step-up.ts";
import { answerProof, proofPageData } from "#app/features/people/multi-factor/proof/answer-proof.server.ts";
import { ProofPage } from "#app/features/people/multi-factor/proof/proof-page.tsx";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "confirm-identity",
	i18n: ["auth", "factors"],
	layout: "form",
	byLinkOnly: true,
	query: ["returnTo", ACTION_PARAMETER, "in"],
	// Fits the largest request carried here without JavaScript: an import file with its form.
	maxBodyKb: 2100,
});

export const loader = guarded(ownerOnly, async ({ context, db, request, user }) =>
	proofPageData(context, db, { request, user }),
);

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(ownerOnly, async ({ context, db, request, user }) =>
	answerProof(context, db, { request, user }),
);

export default function ConfirmIdentity() {
	const { wayBack, ...ways } = useLoaderData<typeof loader>();
	return <ProofPage ways={ways} wayBack={wayBack} answer={useActionData<typeof action>()} />;
}
