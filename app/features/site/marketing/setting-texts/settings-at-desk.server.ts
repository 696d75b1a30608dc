import { isForSale } from "#app/features/money/gateway/face.server.ts";
import {
	answerSettingForm,
	findLatestChanges,
	findSettings,
	listChangesOf,
	listSettingChanges,
	settingsPageData,
} from "#app/features/operations/settings/face.server.ts";
import { readOutcome } from "#app/features/operations/settings/page/setting-outcome.ts";
import type { ReaderWords, SettingTexts } from "#app/features/operations/settings/page/setting-reading.ts";
import { settingTitle } from "#app/features/operations/settings/page/setting-words.ts";
import { SETTING_CHANGES } from "#app/features/operations/settings/setting-changes-query.ts";
import type { SettingKey } from "#app/features/operations/settings/setting-keys.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { countShownTestimonials } from "#app/features/site/testimonials/face.server.ts";
import { unprintableLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { Measurements } from "../measurements";
import { dayBefore, measurementStatements, readMeasurements } from "../measurements.repository.server";
import { visibleSetting } from "./setting-text";

type Variables = Parameters<typeof isForSale>[0];
type Reader = { user: CurrentUser; language: Language };

export async function settingsDeskPageData(
	db: Database,
	{ open, search, env, ...reader }: Reader & { open: SettingKey | null; search: URLSearchParams; env: Variables },
) {
	const query = SETTING_CHANGES.parse(search);
	const words = wordsFor(reader);
	const { rows, latest, changes, own, quoted, ...measured } = await inBatch(db, {
		rows: findSettings(db),
		latest: findLatestChanges(db),
		changes: listSettingChanges(db, query),
		own: listChangesOf(db, open),
		quoted: countShownTestimonials(db),
		...measurementStatements(db, dayBefore(new Date())),
	});
	const school = { measured: readMeasurements(measured), testimonials: quoted[0]?.shown ?? 0 };
	const textOf = settingTexts(school, env, words);
	return {
		title: words.t("title"),
		description: words.t("description"),
		openTitle: open ? settingTitle(words.t, open) : "",
		...settingsPageData({ rows, latest, changes, own }, { open, query, words, textOf, held: reader.user.capabilities }),
		outcome: readOutcome(search),
	};
}

type SettingsFormInput = Reader &
	Pick<Parameters<typeof answerSettingForm>[1], "form" | "rows" | "requestId"> & {
		hasProof: boolean;
		env: Variables & { ASSETS: Parameters<typeof paperFontLoader>[0] };
	};

/** Saves, previews or undoes a setting. */
export function answerSettingsDesk(db: Database, { user, language, hasProof, env, ...asked }: SettingsFormInput) {
	const now = new Date();
	return answerSettingForm(db, {
		...asked,
		textsOf: async () => {
			const { quoted, ...measured } = await inBatch(db, {
				...measurementStatements(db, dayBefore(now)),
				quoted: countShownTestimonials(db),
			});
			const school = { measured: readMeasurements(measured), testimonials: quoted[0]?.shown ?? 0 };
			return settingTexts(school, env, wordsFor({ user, language }));
		},
		unprintable: (text) => unprintableLetters(text, paperFontLoader(env.ASSETS)),
		actor: { id: user.id, capabilities: user.capabilities, hasProof },
		now,
	});
}

type School = { measured: Measurements; testimonials: number };

function settingTexts(of: School, env: Variables, words: ReaderWords): SettingTexts {
	const school = { ...of, isForSale: isForSale(env) };
	return (key, settings) => visibleSetting(key, settings, school, words);
}

function wordsFor({ user, language }: Reader): ReaderWords {
	const formats = formatsFor({ language, timeZone: user.timeZone });
	return { t: getFixedT(language, "settings"), language, formats };
}
