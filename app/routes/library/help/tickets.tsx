import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { readTicketsPage, ticketsPageData } from "#app/features/library/help/tickets/page/ticket-page-data.server.ts";
import { TicketsPage } from "#app/features/library/help/tickets/tickets-page.tsx";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "tickets",
	i18n: ["help"],
	layout: "list",
	navigation: [{ in: "own", at: 4, for: ["student", "instructor"], label: "entries.requests" }],
});

export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => readTicketsPage(db, viewer),
	handle: async ({ context, user, found }) => ticketsPageData(found, { user, language: await context.language }),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Tickets() {
	return <TicketsPage tickets={useLoaderData<typeof loader>().tickets} />;
}
