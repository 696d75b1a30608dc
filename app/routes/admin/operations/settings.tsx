import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { askForProof, can, guarded, hasProof } from "../../../features/auth/access.server";
import { isForSale } from "../../../features/gateway/open-gateway.server";
import type { Measurements } from "../../../features/marketing/measurements";
import {
	dayBefore,
	findMeasurements,
	measurementStatements,
	readMeasurements,
} from "../../../features/marketing/measurements.repository.server";
import { settingTold } from "../../../features/marketing/setting-texts/setting-text";
import { answerSettingForm } from "../../../features/settings/page/answer-setting-form.server";
import type { SettingAnswer } from "../../../features/settings/page/setting-answer";
import { SettingDrawer } from "../../../features/settings/page/setting-drawer";
import { outcomePath, readOutcome } from "../../../features/settings/page/setting-outcome";
import type { SettingTexts, Words } from "../../../features/settings/page/setting-reading";
import { settingTitle } from "../../../features/settings/page/setting-words";
import { SettingsPage } from "../../../features/settings/page/settings-page";
import { settingsPageData } from "../../../features/settings/page/settings-page-data.server";
import { SETTING_CHANGES } from "../../../features/settings/setting-changes-query";
import { isSettingKey } from "../../../features/settings/setting-keys";
import {
	findLatestChanges,
	findSettings,
	listChangesOf,
	listSettingChanges,
} from "../../../features/settings/settings.repository.server";
import { apiError, notFound } from "../../../shared/api/api-error.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { unprintableLetters } from "../../../shared/pdf/missing-letters.server";
import { paperFont } from "../../../shared/pdf/paper-font.server";
import { raiseContentVersion } from "../../../shared/request/content-version";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";
import { UnsavedChanges } from "../../../ui/form/unsaved-changes";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page<{ openTitle: string }>({
	name: "settings",
	i18n: ["admin", "settings", "history", "lists", "forms"],
	layout: "admin",
	crumb: ({ openTitle }) => openTitle,
	query: ["q", "mode"],
});

export const loader = guarded(can("settings"), async ({ context, db, params, request, user }) => {
	if (params.key !== undefined && !isSettingKey(params.key)) throw notFound();
	const open = params.key ?? null;
	const search = new URL(request.url).searchParams;
	const query = SETTING_CHANGES.parse(search);
	const language = await context.language;
	const t = getFixedT(language, "settings");
	const words = { t, language, formats: formatsFor({ language, timeZone: user.timeZone }) };
	const [rows, latest, changes, own, ...measured] = await db.batch([
		findSettings(db),
		findLatestChanges(db),
		listSettingChanges(db, query),
		listChangesOf(db, open),
		...measurementStatements(db, dayBefore(new Date())),
	]);
	const textOf = settingTexts(readMeasurements(...measured), context.env, words);

	return {
		title: t("title"),
		description: t("description"),
		openTitle: open ? settingTitle(t, open) : "",
		...settingsPageData({ rows, latest, changes, own }, { open, query, words, textOf, held: user.capabilities }),
		outcome: readOutcome(search),
	};
});

/** Joins two rooms: marketing knows what visitors see of a setting. */
function settingTexts(measured: Measurements, env: Parameters<typeof isForSale>[0], words: Words): SettingTexts {
	const school = { measured, isForSale: isForSale(env) };
	return (key, settings) => settingTold(key, settings, school, words);
}

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

const STATUS = { invalid: 400, changedMeanwhile: 409, notUndone: 409, preview: 200 } as const;

export const action = guarded(can("settings"), {
	read: ({ db }) => db.batch([findSettings(db)]),
	handle: async ({ context, db, params, request, user, found: [rows] }) => {
		const language = await context.language;
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const words = { t: getFixedT(language, "settings"), language, formats };
		const now = new Date();
		const outcome = await answerSettingForm(db, {
			form: await request.formData(),
			rows,
			textsOf: async () => settingTexts(await findMeasurements(db, now), context.env, words),
			unprintable: (text) => unprintableLetters(text, paperFont(context.env.ASSETS)),
			actor: {
				id: user.id,
				capabilities: user.capabilities,
				hasProof: hasProof(await context.atPrimary().session()),
			},
			requestId: context.requestId,
			now,
		});
		if (outcome.kind === "proofMissing") throw askForProof(request);
		if (outcome.kind === "forbidden") throw apiError("forbidden");
		if (outcome.kind === "unknown") throw apiError("badRequest");
		if (outcome.kind === "done") {
			context.waitUntil(raiseContentVersion(context.env.CACHE));
			return redirect(outcomePath(outcome.done, params.key !== undefined));
		}
		return data<SettingAnswer>(outcome.answer, STATUS[outcome.answer.kind]);
	},
});

export default function AdminSettings() {
	const { t } = useTranslation("settings");
	const { rows, open, history, outcome } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();

	return (
		<UnsavedChanges>
			<AdminFrame
				title={t("title")}
				drawer={open ? <SettingDrawer key={open.setting.key} open={open} answer={answer} outcome={outcome} /> : null}
			>
				<SettingsPage
					rows={rows}
					open={open?.setting.key ?? null}
					history={history}
					answer={answer}
					outcome={outcome}
				/>
			</AdminFrame>
		</UnsavedChanges>
	);
}
