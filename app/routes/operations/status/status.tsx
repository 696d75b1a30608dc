import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { StatusPage } from "#app/features/operations/status/status-page.tsx";
import { readStatusPage, statusPageData } from "#app/features/operations/status/status-pages-data.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "status",
	i18n: ["status"],
	layout: "article",
	inSiteMap: true,
	// Not cached, because it would report no problem during a database outage.
	mayBeRestored: true,
	navigation: [{ in: "footer.help", at: 9 }],
});

export const loader = guarded(everyone, {
	read: ({ db }) => readStatusPage(db),
	handle: async ({ context, user, found }) => {
		const timeZone = user?.timeZone ?? context.timeZone;
		return statusPageData(found, { language: await context.language, timeZone });
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Status() {
	return <StatusPage {...useLoaderData<typeof loader>()} />;
}
