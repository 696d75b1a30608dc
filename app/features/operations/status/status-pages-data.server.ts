import { DAY_MS } from "#app/shared/durations.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { incidentViews } from "./incident-view";
import {
	findIncident,
	listIncidents,
	listIncidentUpdates,
	listStatusDays,
	listUpdatesOf,
} from "./status.repository.server";
import { partsNow, statusNow } from "./status-now";
import { DAYS_SHOWN, firstDay, statusView } from "./status-view";

const DESK_DAYS = 365;

type Reader = { language: Language; timeZone: string };

export function readStatusPage(db: Database) {
	const now = new Date();
	const since = new Date(now.getTime() - DAYS_SHOWN * DAY_MS);
	return inBatch(db, {
		days: listStatusDays(db, firstDay(now)),
		incidents: listIncidents(db, since),
		updates: listIncidentUpdates(db, since),
	});
}

type Found = Awaited<ReturnType<typeof readStatusPage>>;

/** What the public page shows: how the school is and was. */
export function statusPageData({ days, incidents, updates }: Found, { language, timeZone }: Reader) {
	const now = new Date();
	const t = getFixedT(language, "status");
	const formats = formatsFor({ language, timeZone });
	return {
		title: t("title"),
		description: t("description"),
		parts: statusView(days, now, formats),
		now: statusNow(partsNow(days, now), incidents),
		incidents: incidentViews(incidents, updates, { language, formats }),
	};
}

export async function incidentsPageData(db: Database, { language, timeZone }: Reader) {
	const t = getFixedT(language, "status");
	const since = new Date(Date.now() - DESK_DAYS * DAY_MS);
	const [incidents, updates] = await db.batch([listIncidents(db, since), listIncidentUpdates(db, since)]);
	const formats = formatsFor({ language, timeZone });
	return {
		title: t("admin.title"),
		description: t("admin.lede"),
		incidents: incidentViews(incidents, updates, { language, formats }),
	};
}

export async function incidentPageData(db: Database, id: string, { language, timeZone }: Reader) {
	const [incidents, updates] = await db.batch([findIncident(db, id), listUpdatesOf(db, id)]);
	const formats = formatsFor({ language, timeZone });
	const [incident] = incidentViews(incidents, updates, { language, formats });
	if (!incident) return null;
	const t = getFixedT(language, "status");
	return {
		title: incident.title.text,
		description: t("admin.lede"),
		incident,
		titles: incidents[0]?.words ?? {},
	};
}

export type IncidentPageData = NonNullable<Awaited<ReturnType<typeof incidentPageData>>>;
