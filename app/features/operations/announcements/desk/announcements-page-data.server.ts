import type { TFunction } from "i18next";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { audienceOf, countAnnouncements, listAnnouncements } from "../announcements.repository.server";
import type { Overseer } from "../authority.server";
import { announcementView } from "./announcement-view";
import { ANNOUNCEMENTS_LISTS, ANNOUNCEMENTS_PER_PAGE } from "./announcements-query";
import { type AudienceOptions, audienceNames } from "./audience-names.server";
import type { DeskPath } from "./desk-paths";

/** `by`: whose announcements they are to see; `desk`: where they look at them. */
export type AtDesk = { by: Overseer; desk: DeskPath };
type Input = AtDesk & { search: URLSearchParams; language: Language; timeZone: string };

export async function announcementsPageData(db: Database, { by, desk, search, language, timeZone }: Input) {
	const query = ANNOUNCEMENTS_LISTS[desk].parse(search);
	const { state } = query.filters;
	const offset = (query.page - 1) * ANNOUNCEMENTS_PER_PAGE;
	const [names, { rows, all }] = await Promise.all([
		audienceNames(db, language, by),
		inBatch(db, {
			rows: listAnnouncements(db, { by, state, limit: ANNOUNCEMENTS_PER_PAGE, offset }),
			all: countAnnouncements(db, { by, state }),
		}),
	]);
	const formats = formatsFor({ language, timeZone });
	const t = getFixedT(language, "announcements");
	return {
		title: t("title"),
		description: ledeOf(t, by),
		desk,
		canWrite: canAddress(names.options),
		query,
		pageCount: Math.max(1, Math.ceil((all[0]?.count ?? 0) / ANNOUNCEMENTS_PER_PAGE)),
		rows: rows.map((row) =>
			announcementView(row, { desk, language, formats, nameOf: names.nameOf, audience: audienceOf(row) }),
		),
		isDeleted: search.get("done") === "deleted",
	};
}

export type AnnouncementsPageData = Awaited<ReturnType<typeof announcementsPageData>>;

/** What the form of a new one needs. */
export async function newAnnouncementPageData(db: Database, { by, language }: { by: Overseer; language: Language }) {
	const t = getFixedT(language, "announcements");
	const { options } = await audienceNames(db, language, by);
	return { title: t("new"), description: ledeOf(t, by), options, canWrite: canAddress(options) };
}

/** False for a teacher without a course. */
function canAddress({ people, courses }: AudienceOptions): boolean {
	return people.length + courses.length > 0;
}

function ledeOf(t: TFunction<"announcements">, { scope }: Overseer) {
	return t(scope === "school" ? "lede" : "teacher.lede");
}
