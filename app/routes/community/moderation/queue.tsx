import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { QueueHead } from "#app/features/community/moderation/desk/queue-head.tsx";
import { QueuePage } from "#app/features/community/moderation/desk/queue-page.tsx";
import { queuePageData } from "#app/features/community/moderation/desk/queue-page-data.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "moderation",
	i18n: ["admin", "moderation", "reports", "lists"],
	layout: "admin",
	query: ["undo"],
});

export const loader = guarded(can("moderation"), async ({ context, db, request, user }) => {
	const search = new URL(request.url).searchParams;
	const language = await context.language;
	const { movedTo, page: shown } = await queuePageData(db, { user, language, search, now: new Date() });
	if (movedTo) throw redirect(movedTo);
	return shown;
});

export const meta = ({ data: shown }: MetaArgs<typeof loader>) => pageMeta(shown);

export default function Moderation() {
	const shown = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={shown.title} actions={<QueueHead list={shown.list} />}>
			<QueuePage {...shown} />
		</AdminFrame>
	);
}
