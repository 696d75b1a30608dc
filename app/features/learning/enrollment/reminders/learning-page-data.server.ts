import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { reminderChoices } from "./reminder-choices.server";
import { findReminder } from "./reminders.repository.server";

export function readLearningPage(db: Database, { session }: Viewer) {
	return db.batch([findReminder(db, userOfSession(session))]);
}

type Found = Awaited<ReturnType<typeof readLearningPage>>;

export function learningPageData([[reminder]]: Found, { user, language }: { user: CurrentUser; language: Language }) {
	const t = getFixedT(language, "account");
	return {
		title: t("learning.title"),
		description: t("learning.lede"),
		goalMinutes: user.weeklyGoalMinutes,
		reminders: reminderChoices(reminder, { language, timeZone: user.timeZone }),
	};
}
