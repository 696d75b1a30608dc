import type { SQL } from "drizzle-orm";
import { z } from "zod";
import { listCourseTitles } from "#app/features/learning/catalog/face.server.ts";
import type { DatedEntitlement } from "#app/features/learning/entitlements/can-access.ts";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { lastDayShown, latestOpen } from "#app/features/learning/entitlements/last-day.ts";
import { defineMail, type MailOccasion } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findCourseTitle } from "../person/person.repository.server";

/** The course; left out: all of them. */
const ACCESS_MAIL_PAYLOAD = z.strictObject({ courseId: z.int().optional() });
type Access = z.output<typeof ACCESS_MAIL_PAYLOAD>;
type CourseTitle = { id: number; title: string | null };

const access = {
	category: "access",
	app: {
		find: listTitles,
		isAbout: (course: CourseTitle, { courseId }: Access) => course.id === courseId,
		say: (course: CourseTitle | null, { ids: { courseId }, language }: { ids: Access; language: Language }) => {
			const title = courseId ? course?.title : getFixedT(language, "people-mail")("access.allCourses");
			return title ? { to: courseId ? `/courses/${courseId}` : "/dashboard", values: { course: title } } : null;
		},
	},
};

/** Announces access to a course or to all courses, with its end. Not sent when it was revoked meanwhile. */
export const accessOpenMail = defineMail({
	...access,
	payload: ACCESS_MAIL_PAYLOAD,
	compose: async (db, about) => {
		const found = await findMailFacts(db, about);
		if (!found?.open) return null;
		const t = getFixedT(found.language, "people-mail");
		const formats = formatsFor({ language: found.language, timeZone: found.user.timeZone });
		return toLearner(found, { ...found.values, until: lastDayShown(found.open, formats) ?? t("access.forEver") });
	},
});

/** That it is closed, for now or for good. Nothing where something else opens it. */
export const accessClosedMail = defineMail({
	...access,
	payload: ACCESS_MAIL_PAYLOAD,
	compose: async (db, about) => {
		const found = await findMailFacts(db, about);
		return found && !found.open ? toLearner(found, found.values) : null;
	},
});

type MailSubject = MailOccasion & { userId: number; courseId?: number | undefined };
type Found = NonNullable<Awaited<ReturnType<typeof findMailFacts>>>;

async function findMailFacts(db: Database, { userId, courseId, language, origin, now }: MailSubject) {
	const [[user], rights] = await db.batch([findUser(db, userId), listAllEntitlements(db, userId)]);
	if (!user) return null;
	const shown: Language = language ?? toLanguage(user.language);
	const [course] = courseId ? await findCourseTitle(db, courseId, shown) : [];
	if (courseId && !course?.title) return null;
	return {
		user,
		language: shown,
		open: latestOpen(
			rights.filter((one) => isAbout(one, courseId ?? null)),
			now,
		),
		values: {
			name: user.name,
			course: course?.title ?? getFixedT(shown, "people-mail")("access.allCourses"),
			help: `${origin}/${shown}/help/contact`,
			link: courseId ? `${origin}/${shown}/courses/${courseId}` : `${origin}/dashboard`,
		},
	};
}

function isAbout({ thingKind, thingId }: DatedEntitlement, courseId: number | null): boolean {
	return thingKind === "all" || (thingKind === "course" && thingId === courseId);
}

function toLearner({ user, language }: Found, values: Record<string, string>) {
	return { to: user.email, language, values };
}

function listTitles(db: Database, { language, among }: { language: Language; among: (name: "courseId") => SQL }) {
	return listCourseTitles(db, { language, among: among("courseId") });
}
