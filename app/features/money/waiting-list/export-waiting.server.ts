import type { TFunction } from "i18next";
import { csvResponse, EXPORT_BATCH_ROWS } from "#app/shared/lists/csv.server.ts";
import type { Key } from "#app/shared/lists/keyset.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listWaitingAfter, type WaitingRow, waitingKey } from "./waiting.repository.server";
import type { WaitingQuery } from "./waiting-query";
import { thingName } from "./waiting-view";

type Input = { query: WaitingQuery; language: Language; t: TFunction<"waiting"> };

export function exportWaiting(db: Database, { query, language, t }: Input): Promise<Response> {
	const plans = getFixedT(language, "pricing");
	return csvResponse<WaitingRow, Key>({
		name: "waiting-list",
		columns: [
			[t("list.email"), ({ email }) => email],
			[t("list.kind"), ({ thingKind }) => thingKind],
			[t("list.thing"), (row) => thingName(row, plans)],
			[t("list.language"), ({ language: own }) => own],
			[t("list.agreed"), ({ agreedAt }) => agreedAt.toISOString()],
		],
		read: (after) =>
			listWaitingAfter(db, query, { isDescending: query.isDescending, after, limit: EXPORT_BATCH_ROWS, language }),
		keyOf: waitingKey,
	});
}
