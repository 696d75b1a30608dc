import { defineMail, EMPTY_PAYLOAD } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { isSuspended } from "#app/features/people/auth/suspension.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { duration } from "#app/shared/words/duration.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findNextLesson, findReminder } from "./reminders.repository.server";

/** The reminder with the lesson to continue. Not sent when reminders were switched off meanwhile, or a day late. */
export const reminderMail = defineMail({
	payload: EMPTY_PAYLOAD,
	category: "reminders",
	compose: async (db, { userId, origin, askedAt, now }) => {
		const {
			user: [user],
			reminder: [reminder],
			lesson: [lesson],
		} = await inBatch(db, {
			user: findUser(db, userId),
			reminder: findReminder(db, userId),
			lesson: findNextLesson(db, userId),
		});
		if (!user || !reminder || isSuspended(user, now) || now.getTime() - askedAt.getTime() > DAY_MS) return null;
		const link = lesson ? `${origin}/lessons/${lesson.id}` : `${origin}/dashboard`;
		const stop = `${origin}/unsubscribe?token=${reminder.key}`;
		const language = toLanguage(user.language);
		return {
			to: user.email,
			language,
			values: { name: user.name, link, goal: duration(user.weeklyGoalMinutes, language, { isLong: true }) },
			unsubscribe: stop,
		};
	},
});
