import { listDeadJobs, listScheduledJobs, listWaitingJobs } from "#app/features/operations/jobs/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { jobsView } from "./jobs-view";

const MOST = 50;

/** What the page of jobs shows: those that wait, those that have failed for good, and the clock. */
export async function jobsPageData(db: Database, { language, timeZone }: { language: Language; timeZone: string }) {
	const t = getFixedT(language, "admin");
	const [waiting, dead, clock] = await db.batch([
		listWaitingJobs(db, MOST),
		listDeadJobs(db, { now: new Date(), limit: MOST }),
		listScheduledJobs(db),
	]);
	const formats = formatsFor({ language, timeZone });
	return {
		title: t("jobs.title"),
		description: t("jobs.lede"),
		view: jobsView({ waiting, dead, clock }, { formats, t: getFixedT(language, "deeds") }),
	};
}
