import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Inbox } from "#app/features/library/help/desk/inbox.tsx";
import { inboxPageData } from "#app/features/library/help/desk/inbox-page-data.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "tickets", i18n: ["admin", "desk", "help", "lists"], layout: "admin" });

export const loader = guarded(can("support"), async ({ context, db, request, user }) => {
	const search = new URL(request.url).searchParams;
	const language = await context.language;
	const { movedTo, page } = await inboxPageData(db, { user, language, search, now: new Date() });
	if (movedTo) throw redirect(movedTo);
	return page;
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function AdminTickets() {
	const { t } = useTranslation("desk");
	const { view } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={t("title")}>
			<Inbox view={view} />
		</AdminFrame>
	);
}
