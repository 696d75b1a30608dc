import { z } from "zod";
import { listCourseTitles } from "#app/features/learning/catalog/face.server.ts";
import { defineMail, type MailOccasion } from "#app/features/operations/notifications/define-mail.ts";
import type { AppDefinition } from "#app/features/operations/notifications/in-app/app-side.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { isSuspended } from "#app/features/people/auth/suspension.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findHeldNaming } from "./holds.repository.server";

const COURSE = z.strictObject({ courseId: z.int() });

/** That a certificate of a course waits for the reader's name, as its holder or as the teacher. Nothing once it does not. */
export const nameNeededMail = defineMail({
	payload: COURSE,
	category: "certificates",
	app: waiting("/certificates"),
	compose,
});

/** The same to the teacher whose name is printed. */
export const teacherNameNeededMail = defineMail({
	payload: COURSE,
	category: "teaching",
	app: waiting("/settings"),
	compose,
});

function waiting(to: string): AppDefinition<z.output<typeof COURSE>, { id: number; title: string | null }> {
	return {
		find: (db, { language, among }) => listCourseTitles(db, { language, among: among("courseId") }),
		isAsking: true,
		isAbout: ({ id }, { courseId }) => id === courseId,
		say: (course) => (course?.title ? { to, values: { course: course.title } } : null),
	};
}

async function compose(
	db: Database,
	{ userId, courseId, language, origin, now }: MailOccasion & { userId: number; courseId: number },
) {
	const [user] = await findUser(db, userId);
	if (!user || isSuspended(user, now)) return null;
	const shown = language ?? toLanguage(user.language);
	const [held] = await findHeldNaming(db, { userId, courseId, language: shown });
	if (!held) return null;
	return {
		to: user.email,
		language: shown,
		values: { name: user.name, course: held.course, link: `${origin}/certificates` },
	};
}
