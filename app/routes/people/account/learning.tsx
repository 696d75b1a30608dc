import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { chooseReminders } from "#app/features/learning/enrollment/reminders/choose-reminders.server.ts";
import {
	learningPageData,
	readLearningPage,
} from "#app/features/learning/enrollment/reminders/learning-page-data.server.ts";
import { ReminderSection } from "#app/features/learning/enrollment/reminders/reminder-form.tsx";
import { ReminderForm } from "#app/features/learning/enrollment/reminders/schemas.ts";
import type { SettingsAnswer } from "#app/features/people/account/frame/settings-answer.ts";
import { LearningPage } from "#app/features/people/account/learning/learning-page.tsx";
import { GoalForm } from "#app/features/people/account/learning/schemas.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { updateOwnColumns } from "#app/features/people/auth/face.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "learning",
	i18n: ["account"],
	layout: "settings",
	mayBeRestored: true,
	navigation: [{ in: "settings", at: 60 }],
});

export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => readLearningPage(db, viewer),
	handle: async ({ context, user, found }) => learningPageData(found, { user, language: await context.language }),
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
