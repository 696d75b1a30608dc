import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import {
	movedSearch,
	offeredEntries,
	paramsInForce,
	readTaxonomy,
	slugInForce,
	topicInForce,
} from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { listEntries } from "#app/features/library/entries/face.server.ts";
import { listPlansWith } from "#app/features/money/billing/face.server.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listTicks } from "../checklist/ticks.repository.server.ts";
import { listDownloadTotals } from "../downloads/downloads.repository.server.ts";
import { listOpeningCourses, listResourceLanguages, summarisePlaces } from "../resources.repository.server.ts";
import { listRows } from "./list-rows.ts";
import { parseResourcesQuery } from "./resources-query.ts";
import { resourcesView } from "./resources-view.ts";
import { rulesRow } from "./rules-row.ts";

/** Days of downloads that count as popularity. */
const COUNTED_DAYS = 90;

type ReadInput = { viewer: Viewer; language: Language; now: Date };

export function readResourcesPage(db: Database, { viewer, language, now }: ReadInput) {
	const userId = userOfSession(viewer.session);
	const since = new Date(now.getTime() - COUNTED_DAYS * DAY_MS).toISOString().slice(0, 10);
	return inBatch(db, {
		entries: listEntries(db, { kind: "resource", language }),
		places: summarisePlaces(db),
		courses: listOpeningCourses(db, language),
		languages: listResourceLanguages(db),
		downloads: listDownloadTotals(db, since),
		ticks: listTicks(db, userId),
		entitlements: listAllEntitlements(db, userId),
		bonusPlans: listPlansWith(db, "bonusContent", language),
		taxonomy: listTaxonomy(db, language),
	});
}

type PageInput = {
	user: CurrentUser | null;
	language: Language;
	timeZone: string;
	search: URLSearchParams;
	now: Date;
};

export function resourcesPageData(
	found: Awaited<ReturnType<typeof readResourcesPage>>,
	{ user, language, timeZone, search, now }: PageInput,
) {
	const {
		entries,
		places: [places],
		courses,
		languages,
		downloads,
		ticks,
		entitlements,
		bonusPlans,
		taxonomy,
	} = found;
	const formats = formatsFor({ language, timeZone: user?.timeZone ?? timeZone });
	const t = getFixedT(language, "resources");
	const rows = listRows({
		entries,
		courses,
		languages,
		downloads,
		ticks,
		entitlements,
		bonusPlans,
		user,
		formats,
		language,
		now,
		t: getFixedT(language, "pricing"),
	});
	const { topics } = readTaxonomy(taxonomy);
	const listed = [...rulesRow({ places, t, formats, now }), ...rows];
	const used = listed.map(({ topic }) => topicInForce(topics, topic));
	const offered = offeredEntries(topics, used).map(({ key, name }) => ({ key: slugInForce(topics, key), name }));
	const all = listed.map((row) => ({ ...row, topic: slugInForce(topics, row.topic) }));
	const query = parseResourcesQuery(paramsInForce(search, topics), offered);
	return {
		title: t("list.title"),
		description: t("list.description"),
		query,
		/** By their names in addresses. */
		topics: offered,
		/** The query string where an address names a topic as it was named before, else null. */
		movedTo: movedSearch(search, topics),
		view: resourcesView(all, query, language),
		isEmpty: all.length === 0,
		isSignedIn: user !== null,
	};
}
