import type { CurrentUser, Viewer } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { readCourseOrder } from "./course-order.ts";
import { LEARNERS_LIST } from "./learners-query.ts";
import { findTeaching } from "./teaching.repository.server.ts";
import { teachingData } from "./teaching-data.ts";

type ReadInput = { search: URLSearchParams; viewer: Viewer; language: Language };

/** Reads the viewer's courses and one page of learners in one trip. */
export async function readTeachingPage(db: Database, { search, viewer, language }: ReadInput) {
	const query = LEARNERS_LIST.parse(search);
	return { query, rows: await findTeaching(db, { ...viewer, language, query }) };
}

type PageInput = { user: CurrentUser; language: Language; search: URLSearchParams };

/** Null for someone else's course. `movedTo`: the last page of learners when the URL asks for one past it. */
export function teachingPageData(
	{ query, rows }: Awaited<ReturnType<typeof readTeachingPage>>,
	{ user, language, search }: PageInput,
) {
	const t = getFixedT(language, "authoring");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const data = teachingData(rows, query, formats, { order: readCourseOrder(search), language });
	if (!data) return null;
	const { chosen } = data;
	return {
		movedTo:
			chosen && query.page > chosen.pageCount ? LEARNERS_LIST.href(chosen.query, { page: chosen.pageCount }) : null,
		page: { title: t("title"), description: t("description"), isAdmin: user.role === "admin", data },
	};
}

export type TeachingPageData = NonNullable<ReturnType<typeof teachingPageData>>["page"];
