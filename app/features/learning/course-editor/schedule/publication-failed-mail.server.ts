import { z } from "zod";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { findFailedSchedule, listFailedSchedules } from "./schedules.repository.server";

/** That a scheduled publication did not happen, to who scheduled it, with the reason. */
export const publicationFailedMail = defineMail({
	category: "teaching",
	payload: z.strictObject({ scheduleId: z.string() }),
	app: {
		find: (db, { userId, among }) => listFailedSchedules(db, { userId, among: among("scheduleId") }),
		isAbout: ({ id }, { scheduleId }) => id === scheduleId,
		say: (found) =>
			found && { to: `/instructor-dashboard/courses/${found.courseId}/publish`, values: { course: found.title } },
	},
	compose: async (db, { userId, scheduleId, language, origin }) => {
		const [user] = await findUser(db, userId);
		const [found] = await findFailedSchedule(db, { userId, scheduleId });
		if (!user || !found?.failure) return null;
		const shown = language ?? toLanguage(user.language);
		const formats = formatsFor({ language: shown, timeZone: user.timeZone });
		const values = {
			name: user.name,
			course: found.title,
			at: formats.dateTime(found.publishAt),
			reason: getFixedT(shown, "course-schedule")(`failures.${found.failure}`),
			link: `${origin}/instructor-dashboard/courses/${found.courseId}/publish`,
		};
		return { to: user.email, language: shown, values };
	},
});
