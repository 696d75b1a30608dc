import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "../../features/auth/access.server";
import { incidentViews } from "../../features/status/incident-view";
import { listIncidents, listIncidentUpdates, listStatusDays } from "../../features/status/status.repository.server";
import { partsNow, statusNow } from "../../features/status/status-now";
import { StatusPage } from "../../features/status/status-page";
import { DAYS_SHOWN, firstDay, statusView } from "../../features/status/status-view";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
