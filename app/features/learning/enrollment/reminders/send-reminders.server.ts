import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { isSuspended } from "#app/features/people/auth/suspension.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { daysBefore, learningDay, weekStart } from "../progress/learning-day";
import { nextReminder } from "./next-reminder";
import { deleteReminder, listDueReminders, listLearningDaysOf, moveReminder } from "./reminders.repository.server";

type DueReminder = Awaited<ReturnType<typeof listDueReminders>>[number];

/** Sends due reminders while the weekly goal is not met, at most once per day of the learner. */
export const sendReminders = scheduledJob({
	name: "reminders.send",
	everyMinutes: 5,
	due: listDueReminders,
	run: async (db, due, now) => {
		// A user's week began at most seven days ago; one more for time zones.
		const from = daysBefore(learningDay(now, "UTC"), 8);
		const userIds = due.map(({ userId }) => userId);
		const days = await listLearningDaysOf(db, userIds, from);
		for (const one of due) {
			const own = days.filter(({ userId }) => userId === one.userId);
			await sendReminder(db, one, { isWanted: isWanted(one, own, now), now });
		}
	},
});

function isWanted(due: DueReminder, days: readonly { day: string; seconds: number }[], now: Date): boolean {
	const { timeZone, nextAt, sentOn, goalMinutes, emailVerifiedAt } = due;
	const today = learningDay(now, timeZone);
	if (isSuspended(due, now) || !emailVerifiedAt) return false;
	if (sentOn === today || learningDay(nextAt, timeZone) !== today) return false;
	const monday = weekStart(today);
	const seconds = days.reduce((sum, one) => (one.day >= monday ? sum + one.seconds : sum), 0);
	return seconds < goalMinutes * 60;
}

async function sendReminder(
	db: Database,
	due: DueReminder,
	{ isWanted, now }: { isWanted: boolean; now: Date },
): Promise<void> {
	const { userId, nextAt: seen, timeZone, origin } = due;
	const nextAt = nextReminder(due, timeZone, now);
	if (!nextAt) {
		await deleteReminder(db, userId);
		return;
	}
	const move = moveReminder(db, { userId, seen, nextAt, sentOn: isWanted ? learningDay(now, timeZone) : null });
	try {
		if (!isWanted) await move;
		else {
			const mail = enqueueMail(db, "learningReminder", { userId, origin }, { dueAt: now });
			await db.batch([move, requireChange(db), mail]);
		}
	} catch (error) {
		// Changed by the user at this moment: their change wins.
		if (!isConflict(error)) throw error;
	}
}
