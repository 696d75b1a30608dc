import type { ComposeMail } from "#app/features/operations/notifications/face.server.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findTaughtCourse } from "./taught-course.repository.server";

/** That a course is taught by its reader from now on. Nothing where it is another's again. */
export const composeCourseReceived: ComposeMail = async (db, about) => {
	const found = await find(db, about);
	return found?.isTheirs ? found.mail : null;
};

/** That a course is no longer taught by its reader. Nothing where it is theirs again. */
export const composeCourseHandedOver: ComposeMail = async (db, about) => {
	const found = await find(db, about);
	return found && !found.isTheirs ? found.mail : null;
};

async function find(db: Database, { userId, courseId, language, origin }: Parameters<ComposeMail>[1]) {
	const [user] = await findUser(db, userId);
	if (!user || !courseId) return null;
	const shown: Language = language ?? (isLanguage(user.language) ? user.language : DEFAULT_LANGUAGE);
	const [course] = await findTaughtCourse(db, { courseId, language: shown });
	if (!course?.title) return null;
	// The dashboard of teachers is for instructors; an admin keeps a course for the school.
	const teaches = user.role === "instructor";
	const values = {
		name: user.name,
		course: course.title,
		link: teaches ? `${origin}/instructor-dashboard` : `${origin}/${shown}/courses/${courseId}`,
		help: `${origin}/${shown}/help/contact`,
	};
	return { isTheirs: course.instructorId === userId, mail: { to: user.email, language: shown, values } };
}
