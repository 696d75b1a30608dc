import { z } from "zod";
import { listCourseTitles } from "#app/features/learning/catalog/face.server.ts";
import { teachesCourse } from "#app/features/learning/catalog/is-teacher.ts";
import { defineMail, type MailOccasion } from "#app/features/operations/notifications/define-mail.ts";
import type { AppDefinition } from "#app/features/operations/notifications/in-app/app-side.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findTaughtCourse } from "./taught-course.repository.server";

const COURSE_PAYLOAD = z.strictObject({ courseId: z.int() });

const inApp: AppDefinition<z.output<typeof COURSE_PAYLOAD>, { id: number; title: string | null }> = {
	find: (db, { language, among }) => listCourseTitles(db, { language, among: among("courseId") }),
	isAbout: ({ id }, { courseId }) => id === courseId,
	say: (course) => (course?.title ? { to: `/courses/${course.id}`, values: { course: course.title } } : null),
};

/** That a course is taught by its reader from now on. Nothing where it is another's again. */
export const courseReceivedMail = defineMail({
	category: "teaching",
	app: inApp,
	payload: COURSE_PAYLOAD,
	compose: async (db, about) => {
		const found = await findMailFacts(db, about);
		return found?.isTheirs ? found.mail : null;
	},
});

/** That its reader teaches a course from now on, beside its instructor. Nothing where they do not any more. */
export const courseSharedMail = defineMail({
	category: "teaching",
	app: inApp,
	payload: COURSE_PAYLOAD,
	compose: async (db, about) => {
		const found = await findMailFacts(db, about);
		return found?.isShared ? found.mail : null;
	},
});

/** That a course is no longer taught by its reader. Nothing where it is theirs again. */
export const courseHandedOverMail = defineMail({
	category: "teaching",
	app: inApp,
	payload: COURSE_PAYLOAD,
	compose: async (db, about) => {
		const found = await findMailFacts(db, about);
		return found && !found.isTheirs ? found.mail : null;
	},
});

type MailSubject = MailOccasion & { userId: number; courseId: number };

async function findMailFacts(db: Database, { userId, courseId, language, origin }: MailSubject) {
	const [user] = await findUser(db, userId);
	if (!user) return null;
	const shown: Language = language ?? toLanguage(user.language);
	const [course] = await findTaughtCourse(db, { courseId, language: shown });
	if (!course?.title) return null;
	// The teaching dashboard is for instructors; an admin holds a course for the school.
	const teaches = user.role === "instructor";
	const values = {
		name: user.name,
		course: course.title,
		link: teaches ? `${origin}/instructor-dashboard` : `${origin}/${shown}/courses/${courseId}`,
		help: `${origin}/${shown}/help/contact`,
	};
	return {
		isTheirs: course.instructorId === userId,
		isShared: course.instructorId !== userId && teachesCourse(course, userId),
		mail: { to: user.email, language: shown, values },
	};
}
