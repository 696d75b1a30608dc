import { z } from "zod";
import { listCourseTitles } from "#app/features/learning/catalog/face.server.ts";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { findTaughtCourse } from "./taught-course.repository.server";

/** That lessons which their reader has finished are published otherwise. One row for a course while it is unread. */
export const lessonsChangedMail = defineMail({
	category: "lessons",
	payload: z.strictObject({ courseId: z.int() }),
	app: {
		find: (db, { language, among }) => listCourseTitles(db, { language, among: among("courseId") }),
		isAbout: ({ id }, { courseId }) => id === courseId,
		say: (course) => (course?.title ? { to: `/courses/${course.id}`, values: { course: course.title } } : null),
	},
	compose: async (db, { userId, courseId, language, origin }) => {
		const [user] = await findUser(db, userId);
		if (!user) return null;
		const shown = language ?? toLanguage(user.language);
		const [course] = await findTaughtCourse(db, { courseId, language: shown });
		if (!course?.title) return null;
		const link = `${origin}/${shown}/courses/${courseId}`;
		return { to: user.email, language: shown, values: { name: user.name, course: course.title, link } };
	},
});
