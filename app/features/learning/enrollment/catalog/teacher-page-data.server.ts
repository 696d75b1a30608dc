import { drawnCard, findTeacher, listCoursesOfTeacher } from "#app/features/learning/catalog/face.server.ts";
import { teacherFigures } from "#app/features/learning/catalog/teacher/teacher-figures.ts";
import { teacherPath } from "#app/features/learning/catalog/teacher/teacher-path.ts";
import { teacherStructuredData } from "#app/features/learning/catalog/teacher/teacher-structured-data.ts";
import { teacherView } from "#app/features/learning/catalog/teacher/teacher-view.ts";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { PRICE_SETTING_KEYS, priceSettings } from "#app/features/money/prices/price-settings.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { socialPicture } from "#app/features/site/illustrations/face.server.ts";
import { readId } from "#app/shared/ids.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listEnrollments } from "../enrollments.repository.server.ts";
import { openEnrollments } from "../open-enrollments.ts";

type ReadInput = { teacherId: string | undefined; viewer: Viewer; language: Language };

/** Reads a teacher with their courses, and what the reader takes and holds, in one batch. */
export async function readTeacherPage(db: Database, { teacherId: text, viewer, language }: ReadInput) {
	const teacherId = readId(text);
	if (teacherId === null) return null;
	const userId = userOfSession(viewer.session);
	return inBatch(db, {
		teacher: findTeacher(db, teacherId, language),
		courses: listCoursesOfTeacher(db, language, teacherId),
		enrollments: listEnrollments(db, { userId, language }),
		settings: findSettings(db, PRICE_SETTING_KEYS),
		held: listAllEntitlements(db, userId),
	});
}

type PageInput = {
	found: Awaited<ReturnType<typeof readTeacherPage>>;
	user: CurrentUser | null;
	language: Language;
	address: URL;
	origin: string;
	isForSale: boolean;
};

/** Null for an account that teaches no published course. */
export function teacherPageData({ found, user, language, address, origin, isForSale }: PageInput) {
	const row = found?.teacher[0];
	if (!found || !row) return null;
	const { courses, enrollments, settings, held } = found;
	const { percentOff } = priceSettings(readSettings(settings), { isForSale });
	const cards = { language, role: user?.role ?? null, held, enrollments: openEnrollments(enrollments), percentOff };
	const t = getFixedT(language, "catalog");
	const teacher = teacherView(row, { language, toMember: user !== null });
	const url = `${origin}${withLanguagePrefix(teacherPath(row.instructorId), languageInAddress(address))}`;
	return {
		title: t("teacher.title", { name: teacher.name }),
		description: t("teacher.description", { name: teacher.name }),
		picture: socialPicture({ origin, language }),
		teacher,
		figures: teacherFigures(courses, language),
		courses: courses.map((course) => drawnCard(course, cards)),
		isOwn: user?.id === row.instructorId,
		structured: teacherStructuredData({ teacher, url, origin }),
	};
}
