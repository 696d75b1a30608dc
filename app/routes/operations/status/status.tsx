import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { incidentViews } from "#app/features/operations/status/incident-view.ts";
import {
	listIncidents,
	listIncidentUpdates,
	listStatusDays,
} from "#app/features/operations/status/status.repository.server.ts";
import { partsNow, statusNow } from "#app/features/operations/status/status-now.ts";
import { StatusPage } from "#app/features/operations/status/status-page.tsx";
import { DAYS_SHOWN, firstDay, statusView } from "#app/features/operations/status/status-view.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "status",
	i18n: ["status"],
	layout: "article",
	inSiteMap: true,
	// Not from the page cache: while the database is out it would go on saying that all is well.
	mayBeRestored: true,
	navigation: [{ in: "footer.help", at: 9 }],
});

const since = (now: Date) => new Date(now.getTime() - DAYS_SHOWN * 86_400_000);

export const loader = guarded(everyone, {
	read: ({ db }) => {
		const now = new Date();
		return db.batch([
			listStatusDays(db, firstDay(now)),
			listIncidents(db, since(now)),
			listIncidentUpdates(db, since(now)),
		]);
	},
	handle: async ({ context, user, found: [days, incidents, updates] }) => {
		const [language, now] = [await context.language, new Date()];
		const t = getFixedT(language, "status");
		const formats = formatsFor({ language, timeZone: user?.timeZone ?? context.timeZone });
		return {
			title: t("title"),
			description: t("description"),
			parts: statusView(days, now, formats),
			now: statusNow(partsNow(days, now), incidents),
			incidents: incidentViews(incidents, updates, { language, formats }),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Status() {
	return <StatusPage {...useLoaderData<typeof loader>()} />;
}
