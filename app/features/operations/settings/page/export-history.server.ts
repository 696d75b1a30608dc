import { csvResponse, EXPORT_BATCH_ROWS } from "#app/shared/lists/csv.server.ts";
import type { Key } from "#app/shared/lists/keyset.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { SettingChangesQuery } from "../setting-changes-query";
import { changeKey, listSettingChanges, type SettingChange } from "../settings.repository.server";
import { changeInWords } from "./history-view";
import { settingTitle } from "./setting-words";

type Input = { query: SettingChangesQuery; language: Language };

export function exportHistory(db: Database, { query, language }: Input): Promise<Response> {
	const [t, history] = [getFixedT(language, "settings"), getFixedT(language, "history")];
	const whole = { ...query, page: null };
	return csvResponse<SettingChange, Key>({
		name: "settings-history",
		columns: [
			[t("history.when"), ({ at }) => at.toISOString()],
			[t("history.who"), ({ by }) => by ?? history("someone")],
			[t("history.setting"), ({ key }) => settingTitle(t, key)],
			[
				t("history.change"),
				(change) =>
					changeInWords(change, { t, history })
						.map(({ label, from, to }) => `${label}: ${from} → ${to}`)
						.join("\n"),
			],
		],
		read: (after) => listSettingChanges(db, whole, { after, limit: EXPORT_BATCH_ROWS }),
		keyOf: changeKey,
	});
}
