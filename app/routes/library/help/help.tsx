import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { helpPageData, readHelpPage } from "#app/features/library/help/start/help-page-data.server.ts";
import { HelpStartPage } from "#app/features/library/help/start/help-start-page.tsx";
import { ManualLinks } from "#app/features/library/manuals/manual-links.tsx";
import { StatusLine } from "#app/features/operations/status/status-line.tsx";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "help",
	i18n: ["help", "manuals", "status"],
	layout: "list",
	inSiteMap: true,
	cache: "visitors",
	query: ["q"],
	crumbs: "sunken",
	navigation: [
		{ in: "more", at: 9, for: ["student", "instructor", "admin"] },
		{ in: "account", at: 8, for: ["student", "instructor", "admin"], label: "entries.helpSupport" },
		{ in: "footer.help", at: 1 },
	],
});

export const loader = guarded(everyone, {
	read: async ({ context, db, viewer }) =>
		readHelpPage(db, { viewer, language: await context.language, now: new Date() }),
	handle: async ({ context, request, user, found }) =>
		helpPageData(found, {
			user,
			language: await context.language,
			timeZone: context.timeZone,
			search: new URL(request.url).searchParams,
			now: new Date(),
		}),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Help() {
	const { start, query, name, tickets, status } = useLoaderData<typeof loader>();
	return (
		<HelpStartPage
			start={start}
			query={query}
			name={name}
			tickets={tickets}
			manuals={<ManualLinks />}
			status={<StatusLine {...status} />}
		/>
	);
}
