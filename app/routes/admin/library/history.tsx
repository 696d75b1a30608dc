import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { ENTRY_KINDS, PUBLISHING } from "#app/entry-kinds.server.ts";
import { findEntryOnAdminList } from "#app/features/library/entries/editor/find-entry.server.ts";
import { answerRevertForm } from "#app/features/library/entries/editor/history/answer-take-back.server.ts";
import { EntryHistoryPage } from "#app/features/library/entries/editor/history/entry-history.tsx";
import { historyPageData } from "#app/features/library/entries/editor/history/history-page-data.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ heading: string }>({
	name: "history",
	i18n: ["admin", "library", "writing"],
	layout: "admin",
	crumbAbove: ({ heading }) => heading,
});

export const loader = guarded(can("content"), async ({ context, db, params, request, user }) => {
	const { adminList, entry } = await findEntryOnAdminList(db, { kinds: ENTRY_KINDS, request, id: params.id });
	const search = new URL(request.url).searchParams;
	const page = await historyPageData(db, entry, { user, language: await context.language, search });
	return { ...page, path: `/admin/${adminList}/${entry.id}` };
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(can("content"), async ({ context, db, params, request, user }) => {
	const { adminList, entry } = await findEntryOnAdminList(db, { kinds: ENTRY_KINDS, request, id: params.id });
	const outcome = await answerRevertForm(db, {
		form: await request.formData(),
		entry,
		language: await context.language,
		...PUBLISHING,
		by: user.id,
		requestId: context.requestId,
		now: new Date(),
	});
	if (outcome.kind === "unknown") throw data(null, 400);
	if (outcome.kind === "refused") return data({ error: outcome.error }, 409);
	context.waitUntil(raiseContentVersion(context.env.CACHE));
	return redirect(`/admin/${adminList}/${entry.id}/history?takenBack=${outcome.versionNumber}`);
});

export default function AdminEntryHistory() {
	const { title, history, path, isTakenBack } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<AdminFrame title={title}>
			<EntryHistoryPage history={history} path={path} error={answer?.error ?? null} isTakenBack={isTakenBack} />
		</AdminFrame>
	);
}
