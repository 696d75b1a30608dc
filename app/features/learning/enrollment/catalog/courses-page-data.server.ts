import { drawnCard, listCourses } from "#app/features/learning/catalog/face.server.ts";
import { facetsOf, parseCatalogQuery } from "#app/features/learning/catalog/list/catalog-query.ts";
import { catalogView } from "#app/features/learning/catalog/list/catalog-view.ts";
import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import {
	movedSearch,
	paramsInForce,
	readTaxonomy,
	slugInForce,
} from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { PRICE_SETTING_KEYS, priceSettings } from "#app/features/money/prices/price-settings.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { socialPicture } from "#app/features/site/illustrations/face.server.ts";
import { readSearch } from "#app/shared/lists/search-text.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listEnrollments } from "../enrollments.repository.server.ts";
import { openEnrollments } from "../open-enrollments.ts";

type ReadInput = { search: URLSearchParams; viewer: Viewer; language: Language };

/** Reads the catalogue with what the reader takes and holds, in one batch. */
export function readCoursesPage(db: Database, { search, viewer, language }: ReadInput) {
	const userId = userOfSession(viewer.session);
	return inBatch(db, {
		courses: listCourses(db, language, { forSearch: readSearch(search.get("q") ?? "") !== "" }),
		taxonomy: listTaxonomy(db, language),
		enrollments: listEnrollments(db, { userId, language }),
		settings: findSettings(db, PRICE_SETTING_KEYS),
		held: listAllEntitlements(db, userId),
	});
}

type PageInput = {
	found: Awaited<ReturnType<typeof readCoursesPage>>;
	user: CurrentUser | null;
	search: URLSearchParams;
	language: Language;
	origin: string;
	isForSale: boolean;
};

/** One page of the catalogue as the address asks for it. */
export function coursesPageData({ found, user, search, language, origin, isForSale }: PageInput) {
	const { courses, enrollments, settings, held } = found;
	const taxonomy = readTaxonomy(found.taxonomy);
	const { percentOff } = priceSettings(readSettings(settings), { isForSale });
	const facets = facetsOf(taxonomy, courses);
	const query = parseCatalogQuery(paramsInForce(search, taxonomy.topics), facets);
	const inForce = courses.map((course) => ({ ...course, topic: slugInForce(taxonomy.topics, course.topic) }));
	const view = catalogView(inForce, query, { facets, language });
	const [topic, ...others] = query.topic;
	const about = taxonomy.topics.find(({ slug }) => others.length === 0 && topic !== undefined && slug === topic);
	const t = getFixedT(language, "catalog");
	const cards = { language, role: user?.role ?? null, held, enrollments: openEnrollments(enrollments), percentOff };
	return {
		title: t("courses.title"),
		description: about?.description || t("courses.description"),
		/** What the chosen topic is about; empty without one, and for several. */
		aboutTopic: about?.description ?? "",
		/** The query string where an address names a topic as it was named before, else null. */
		movedTo: movedSearch(search, taxonomy.topics),
		picture: socialPicture({ origin, language }),
		query,
		facets,
		schoolTotal: courses.length,
		view: {
			...view,
			courses: view.courses.map((course) => ({
				card: drawnCard(course, cards),
				teachers: [{ id: course.instructorId, name: course.instructorName }, ...course.coTeachers],
			})),
		},
	};
}
