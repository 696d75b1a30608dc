import { toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listCoursesToGive } from "../person/person.repository.server";
import { enrollmentKey, listEnrollmentsAtDesk } from "./enrollments-list.repository.server";
import { ENROLLMENTS_LIST, ENROLLMENTS_PER_PAGE } from "./enrollments-query";
import { enrollmentsView } from "./enrollments-view";

type EnrollmentsPageInput = { search: URLSearchParams; language: Language; timeZone: string };

export async function enrollmentsPageData(db: Database, { search, language, timeZone }: EnrollmentsPageInput) {
	const t = getFixedT(language, "people");
	const query = ENROLLMENTS_LIST.parse(search);
	const [found, courses] = await db.batch([
		listEnrollmentsAtDesk(db, query, { language, now: new Date() }),
		listCoursesToGive(db, language),
	]);
	const shown = toCursorPage(found, { size: ENROLLMENTS_PER_PAGE, cursor: query.page, keyOf: enrollmentKey });
	return {
		title: t("enrollments.title"),
		description: t("enrollments.description"),
		query,
		...enrollmentsView(shown, formatsFor({ language, timeZone })),
		courses,
	};
}
