import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../features/admin/admin-frame";
import { admins, guarded } from "../../features/auth/access.server";
import { answerSettingForm } from "../../features/settings/page/answer-setting-form.server";
import type { SettingAnswer } from "../../features/settings/page/setting-answer";
import { outcomePath, readOutcome } from "../../features/settings/page/setting-outcome";
import { SettingsPage } from "../../features/settings/page/settings-page";
import { findSettingsPage } from "../../features/settings/page/settings-page.server";
import { SETTING_CHANGES } from "../../features/settings/setting-changes-query";
import { apiError } from "../../shared/api-error.server";
import { raiseContentVersion } from "../../shared/content-version";
import { formatsFor } from "../../shared/formats";
import { getFixedT } from "../../shared/i18n.server";
import { page } from "../../shared/page";
import { pageMeta } from "../../shared/page-meta";
import { UnsavedChanges } from "../../ui/unsaved-changes";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({ name: "settings", i18n: ["admin", "settings", "lists", "forms"], layout: "admin" });

export const loader = guarded(admins, async ({ context, db, request, user }) => {
	const params = new URL(request.url).searchParams;
	const language = await context.language;
	const t = getFixedT(language, "settings");
	const words = { t, language, formats: formatsFor({ language, timeZone: user.timeZone }) };

	return {
		title: t("title"),
		description: t("description"),
		...(await findSettingsPage(db, { query: SETTING_CHANGES.parse(params), words, now: new Date() })),
		outcome: readOutcome(params),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

const STATUS = { invalid: 400, changedMeanwhile: 409, notUndone: 409, preview: 200 } as const;

export const action = guarded(admins, async ({ context, db, request, user }) => {
	const language = await context.language;
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const outcome = await answerSettingForm(db, {
		form: await request.formData(),
		words: { t: getFixedT(language, "settings"), language, formats },
		actorId: user.id,
		requestId: context.requestId,
		now: new Date(),
	});
	if (outcome.kind === "unknown") throw apiError("badRequest");
	if (outcome.kind === "done") {
		context.waitUntil(raiseContentVersion(context.env.CACHE));
		return redirect(outcomePath(outcome.done));
	}
	return data<SettingAnswer>(outcome.answer, STATUS[outcome.answer.kind]);
});

export default function AdminSettings() {
	const { t } = useTranslation("settings");
	const { view, history, outcome } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();

	return (
		<AdminFrame title={t("title")}>
			<UnsavedChanges>
				<SettingsPage view={view} history={history} answer={answer} outcome={outcome} />
			</UnsavedChanges>
		</AdminFrame>
	);
}
