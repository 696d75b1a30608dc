import type { Database } from "../../../../db/client.server";
import { csvResponse, EXPORTED_AT_ONCE } from "../../../shared/lists/csv.server";
import type { Key } from "../../../shared/lists/keyset.server";
import { getFixedT } from "../../../shared/words/i18n.server";
import type { Language } from "../../../shared/words/languages";
import type { SettingChangesQuery } from "../setting-changes-query";
import { changeKey, listSettingChanges, type SettingChange } from "../settings.repository.server";
import { changeInWords } from "./history-view";
import { settingTitle } from "./setting-words";

type Input = { query: SettingChangesQuery; language: Language };

/** The history that a query asks for, from its beginning on, in the reader's language; instants in UTC. */
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
		read: (after) => listSettingChanges(db, whole, { after, limit: EXPORTED_AT_ONCE }),
		keyOf: changeKey,
	});
}
