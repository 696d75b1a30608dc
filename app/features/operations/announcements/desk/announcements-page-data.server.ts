import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { audienceOf, countAnnouncements, listAnnouncements } from "../announcements.repository.server";
import { announcementView } from "./announcement-view";
import { ANNOUNCEMENTS_LIST, ANNOUNCEMENTS_PER_PAGE } from "./announcements-query";
import { audienceNames } from "./audience-names.server";

type Input = { search: URLSearchParams; language: Language; timeZone: string };

export async function announcementsPageData(db: Database, { search, language, timeZone }: Input) {
	const query = ANNOUNCEMENTS_LIST.parse(search);
	const { state } = query.filters;
	const offset = (query.page - 1) * ANNOUNCEMENTS_PER_PAGE;
	const [names, { rows, all }] = await Promise.all([
		audienceNames(db, language),
		inBatch(db, {
			rows: listAnnouncements(db, { state, limit: ANNOUNCEMENTS_PER_PAGE, offset }),
			all: countAnnouncements(db, state),
		}),
	]);
	const formats = formatsFor({ language, timeZone });
	const t = getFixedT(language, "announcements");
	return {
		title: t("title"),
		description: t("lede"),
		query,
		pageCount: Math.max(1, Math.ceil((all[0]?.count ?? 0) / ANNOUNCEMENTS_PER_PAGE)),
		rows: rows.map((row) =>
			announcementView(row, { language, formats, nameOf: names.nameOf, audience: audienceOf(row) }),
		),
		isDeleted: search.get("done") === "deleted",
	};
}

export type AnnouncementsPageData = Awaited<ReturnType<typeof announcementsPageData>>;

/** What the form of a new one needs. */
export async function newAnnouncementPageData(db: Database, language: Language) {
	const t = getFixedT(language, "announcements");
	const { options } = await audienceNames(db, language);
	return { title: t("new"), description: t("lede"), options };
}
