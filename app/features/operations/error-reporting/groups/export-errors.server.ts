import type { TFunction } from "i18next";
import { csvResponse, EXPORT_BATCH_ROWS } from "#app/shared/lists/csv.server.ts";
import type { Key } from "#app/shared/lists/keyset.server.ts";
import type { Database } from "#db/client.server.ts";
import { type ErrorGroupRow, groupKey, groupsAfter } from "./error-groups.repository.server";
import type { ErrorsQuery } from "./errors-query";

type Input = { query: ErrorsQuery; t: TFunction<"errors"> };

export function exportErrors(db: Database, { query, t }: Input): Promise<Response> {
	return csvResponse<ErrorGroupRow, Key>({
		name: "errors",
		columns: [
			[t("list.error"), ({ message }) => message],
			[t("list.place"), ({ topFrame }) => topFrame],
			[t("status.label"), ({ status }) => t(`status.${status}`)],
			[t("list.times"), ({ count }) => count],
			[t("list.firstSeen"), ({ firstSeenAt }) => firstSeenAt.toISOString()],
			[t("list.lastSeen"), ({ lastSeenAt }) => lastSeenAt.toISOString()],
		],
		read: (after) => groupsAfter(db, query, { after, limit: EXPORT_BATCH_ROWS }),
		keyOf: (group) => groupKey(group, query),
	});
}
