import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { answerSettingForm } from "#app/features/operations/settings/page/answer-setting-form.server.ts";
import type { SettingAnswer } from "#app/features/operations/settings/page/setting-answer.ts";
import { SettingDrawer } from "#app/features/operations/settings/page/setting-drawer.tsx";
import { outcomePath, readOutcome } from "#app/features/operations/settings/page/setting-outcome.ts";
import type { SettingTexts, Words } from "#app/features/operations/settings/page/setting-reading.ts";
import { settingTitle } from "#app/features/operations/settings/page/setting-words.ts";
import { SettingsPage } from "#app/features/operations/settings/page/settings-page.tsx";
import { settingsPageData } from "#app/features/operations/settings/page/settings-page-data.server.ts";
import { SETTING_CHANGES } from "#app/features/operations/settings/setting-changes-query.ts";
import { isSettingKey } from "#app/features/operations/settings/setting-keys.ts";
import {
	findLatestChanges,
	findSettings,
	listChangesOf,
	listSettingChanges,
} from "#app/features/operations/settings/settings.repository.server.ts";
import { askForProof, can, guarded, hasProof } from "#app/features/people/auth/access.server.ts";
import {
	dayBefore,
	findMeasurements,
	measurementStatements,
	readMeasurements,
} from "#app/features/site/marketing/measurements.repository.server.ts";
import type { Measurements } from "#app/features/site/marketing/measurements.ts";
import { settingTold } from "#app/features/site/marketing/setting-texts/setting-text.ts";
import { apiError, notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { unprintableLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFont } from "#app/shared/pdf/paper-font.server.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { UnsavedChanges } from "#app/ui/form/unsaved-changes.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

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
