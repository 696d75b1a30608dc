import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { SettingsAnswer } from "../../features/account/frame/settings-answer";
import { LearningPage } from "../../features/account/learning/learning-page";
import { GoalForm } from "../../features/account/learning/schemas";
import { anyUser, guarded } from "../../features/auth/access.server";
import { updateOwnColumns } from "../../features/auth/account-columns.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { chooseReminders } from "../../features/learning/reminders/choose-reminders.server";
import { reminderChoices } from "../../features/learning/reminders/reminder-choices.server";
import { ReminderSection } from "../../features/learning/reminders/reminder-form";
import { findReminder } from "../../features/learning/reminders/reminders.repository.server";
import { ReminderForm } from "../../features/learning/reminders/schemas";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "learning",
	i18n: ["account"],
	layout: "settings",
	mayBeRestored: true,
	navigation: [{ in: "settings", at: 60 }],
});

export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => db.batch([findReminder(db, userOfSession(viewer.session))]),
	handle: async ({ context, user, found: [[reminder]] }) => {
		const language = await context.language;
		const t = getFixedT(language, "account");
		return {
			title: t("learning.title"),
			description: t("learning.lede"),
			goalMinutes: user.weeklyGoalMinutes,
			reminders: reminderChoices(reminder, { language, timeZone: user.timeZone }),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(anyUser, async ({ context, request, db, user }) => {
	const posted = await request.formData();
	if (posted.get("intent") === "reminders") {
		const form = parseForm(posted, ReminderForm);
		if (form.status !== "success") return data<SettingsAnswer>({ intent: "reminders", reply: form.reply() }, 400);
		const { weekdays, hour } = form.value;
		const { id: userId, timeZone } = user;
		await chooseReminders(db, { userId, timeZone, weekdays, hour, origin: context.origin, now: new Date() });
		return data<SettingsAnswer>({ intent: "reminders", saved: true });
	}
	const form = parseForm(posted, GoalForm);
	if (form.status !== "success") return data<SettingsAnswer>({ intent: "goal", reply: form.reply() }, 400);
	await updateOwnColumns(db, user.id, { weeklyGoalMinutes: form.value.minutes });
	return data<SettingsAnswer>({ intent: "goal", saved: true });
});

export default function Learning() {
	const { goalMinutes, reminders } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<LearningPage goalMinutes={goalMinutes} answer={answer}>
			<ReminderSection choices={reminders} answer={answer} />
		</LearningPage>
	);
}
