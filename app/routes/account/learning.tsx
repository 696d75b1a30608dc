import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { SettingsAnswer } from "../../features/account/frame/settings-answer";
import { LearningPage } from "../../features/account/learning/learning-page";
import { GoalForm } from "../../features/account/learning/schemas";
import { anyUser, guarded } from "../../features/auth/access.server";
import { updateOwnColumns } from "../../features/auth/account-columns.server";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "learning",
	i18n: ["account"],
	layout: "settings",
	navigation: [{ in: "settings", at: 60 }],
});

export const loader = guarded(anyUser, async ({ context, user }) => {
	const t = getFixedT(await context.language, "account");
	return { title: t("learning.title"), description: t("learning.lede"), goalMinutes: user.weeklyGoalMinutes };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(anyUser, async ({ request, db, user }) => {
	const form = parseForm(await request.formData(), GoalForm);
	if (form.status !== "success") return data<SettingsAnswer>({ intent: "goal", reply: form.reply() }, 400);
	await updateOwnColumns(db, user.id, { weeklyGoalMinutes: form.value.minutes });
	return data<SettingsAnswer>({ intent: "goal", saved: true });
});

export default function Learning() {
	return (
		<LearningPage goalMinutes={useLoaderData<typeof loader>().goalMinutes} answer={useActionData<typeof action>()} />
	);
}
