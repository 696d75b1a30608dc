import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerCaseForm } from "#app/features/community/moderation/desk/answer-case-form.server.ts";
import { CasePage } from "#app/features/community/moderation/desk/case-page.tsx";
import { casePageData } from "#app/features/community/moderation/desk/case-page-data.server.ts";
import { QueueHead } from "#app/features/community/moderation/desk/queue-head.tsx";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { askForProof, can, guarded, hasProof } from "#app/features/people/auth/access.server.ts";
import { REPORTABLES } from "#app/reportables.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ case: { id: number } }>({
	name: "case",
	i18n: ["admin", "moderation", "reports", "lists", "writing", "forms"],
	layout: "admin",
	query: ["show", "undo", "shelf", "reason", "page"],
	crumb: ({ case: { id } }) => String(id),
});

export const loader = guarded(can("moderation"), async ({ context, db, params, request, user }) => {
	const id = readId(params.caseId);
	const search = new URL(request.url).searchParams;
	const language = await context.language;
	const found =
		id === null
			? null
			: await casePageData(db, { reportables: REPORTABLES, id, user, language, search, now: new Date() });
	if (!found) throw notFound();
	return found;
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(can("moderation"), async ({ context, db, params, request, user }) => {
	const id = readId(params.caseId);
	if (id === null) throw notFound();
	const actor = { ...user, hasProof: hasProof(await context.atPrimary().session()) };
	const result = await answerCaseForm(context, { request, db, id, actor, reportables: REPORTABLES });
	if (result.kind === "proofMissing") throw askForProof(request);
	return result.answer;
});

export default function ModerationCase() {
	const found = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={found.queueTitle} actions={<QueueHead list={found.list} />}>
			<CasePage {...found} answer={useActionData<typeof action>()} />
		</AdminFrame>
	);
}
