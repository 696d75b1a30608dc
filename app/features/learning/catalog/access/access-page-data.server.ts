import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listCourseNames } from "./access.repository.server.ts";
import { accessRows } from "./access-view.ts";

export function readAccessPage(db: Database, { viewer, language }: { viewer: Viewer; language: Language }) {
	return db.batch([listCourseNames(db, language), listAllEntitlements(db, userOfSession(viewer.session))]);
}

/** The query parameter `course` is the course the reader came from; it is listed first. */
type PageInput = { user: CurrentUser; language: Language; search: URLSearchParams };

export function accessPageData(
	[courses, held]: Awaited<ReturnType<typeof readAccessPage>>,
	{ user, language, search }: PageInput,
) {
	const t = getFixedT(language, "access");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const rows = accessRows(courses, { held, formats, now: new Date() });
	const course = search.get("course");
	return {
		title: t("title"),
		description: t("lede"),
		rows,
		asked: rows.find(({ courseId }) => String(courseId) === course) ?? null,
		isStaff: user.role !== "student",
	};
}
