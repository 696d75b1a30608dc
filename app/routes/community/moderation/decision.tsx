import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import {
	answerDecisionForm,
	findForReader,
} from "#app/features/community/moderation/statements/answer-decision.server.ts";
import { DecisionPage } from "#app/features/community/moderation/statements/decision-page.tsx";
import { decisionPageData } from "#app/features/community/moderation/statements/decision-page-data.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { toLanguage } from "#app/shared/words/languages.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ decision: { number: string } }>({
	name: "decision",
	i18n: ["reports", "forms"],
	query: ["token"],
	byLinkOnly: true,
	crumb: ({ decision: { number } }) => number,
});

export const loader = guarded(everyone, async ({ context, db, params, request, user }) => {
	const decision = await findForReader(context, db, {
		request,
		id: String(params.decisionId),
		userId: user?.id ?? null,
	});
	if (!decision) throw notFound();
	// The page is in the language that its reader chose; times are the member's.
	const reading = {
		language: toLanguage(await context.language),
		timeZone: decision.memberZone ?? "UTC",
		now: new Date(),
	};
	return { ...decisionPageData(decision, reading), token: new URL(request.url).searchParams.get("token") };
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(everyone, ({ context, db, params, request, user }) =>
	answerDecisionForm(context, db, { request, id: String(params.decisionId), userId: user?.id ?? null }),
);

export default function Decision() {
	return <DecisionPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}
