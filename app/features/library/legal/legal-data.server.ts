import type { FoundEntry } from "#app/features/library/entries/face.server.ts";
import { readSettings, type SettingRow } from "#app/features/operations/settings/read-settings.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { LegalChanges } from "./legal-changes";
import { type LegalView, legalVersions, legalView } from "./legal-view";
import { namedOperator } from "./operator";
import {
	bodyDifference,
	type listLegalVersions,
	requestedVersion,
	textOfVersion,
	wordsOfVersion,
} from "./read-legal-page.server";

type Input = {
	db: Database;
	key: string;
	language: Language;
	search: URLSearchParams;
	now: Date;
	found: {
		entry: FoundEntry | undefined;
		versions: Awaited<ReturnType<typeof listLegalVersions>>;
		settings: SettingRow[];
	};
};
export type LegalData = { view: LegalView; changes: null } | { view: null; changes: LegalChanges };

/** The version in force, another (`?version=`), or its changes (`&changes=1`). Null when there is no such page. */
export async function legalData({ db, key, language, search, now, found }: Input): Promise<LegalData | null> {
	const versions = legalVersions(found.versions, {
		formats: formatsFor({ language, timeZone: "UTC" }),
		today: now.toISOString().slice(0, 10),
	});
	const shown = requestedVersion(versions, search.get("version"));
	if (!found.entry || !shown) return null;

	const before = versions[versions.indexOf(shown) + 1];
	if (search.has("changes") && before) {
		const [older, newer] = await db.batch([
			wordsOfVersion(db, key, before.number),
			wordsOfVersion(db, key, shown.number),
		]);
		const { title } = textOfVersion(newer, language);
		const changes = {
			title,
			from: before.number,
			to: shown.number,
			difference: bodyDifference(older, newer, language),
		};
		return { view: null, changes };
	}
	const text =
		shown.number === listedVersion(found)
			? found.entry
			: textOfVersion(await wordsOfVersion(db, key, shown.number), language);
	const t = getFixedT(text.bodyInEnglish ? DEFAULT_LANGUAGE : language, "legal");
	const { operator, guaranteeDays } = readSettings(found.settings);
	const places = { ...namedOperator(operator, t("addressMissing")), guaranteeDays: guaranteeDays.days };
	return { view: legalView(text, shown, versions, places), changes: null };
}

/** The version that the entry's words are from; the published one when unrecorded. */
function listedVersion({ entry, versions }: Input["found"]): number | undefined {
	const noted = entry?.details.version;
	return typeof noted === "number" ? noted : versions.find(({ isPublished }) => isPublished)?.number;
}
