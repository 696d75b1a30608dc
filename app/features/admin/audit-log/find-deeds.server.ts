import type { TFunction } from "i18next";
import type { Database } from "../../../../db/client.server";
import { csvResponse, EXPORTED_AT_ONCE } from "../../../shared/lists/csv.server";
import { type Key, readKey, toCursorPage } from "../../../shared/lists/keyset.server";
import { type AuditRow, findAuditEntries } from "../../audit/find-audit-entries.server";
import { type AuditQuery, DEEDS_PER_PAGE } from "./audit-query";
import { differences } from "./deed-view";

/** A page of the audit log. */
export async function findDeeds(db: Database, query: AuditQuery, now: Date) {
	const isBackwards = query.page?.side === "before";
	const found = await findAuditEntries(db, askedOf(query, now), {
		isDescending: query.isDescending !== isBackwards,
		after: readKey(query.page, ["number", "text"]),
		limit: DEEDS_PER_PAGE + 1,
	});
	return toCursorPage(found, { size: DEEDS_PER_PAGE, cursor: query.page, keyOf });
}

/** All entries that a query asks for as a file; instants in UTC, deeds by their names. */
export function exportDeeds(
	db: Database,
	{ query, t, now }: { query: AuditQuery; t: TFunction<"admin">; now: Date },
): Promise<Response> {
	return csvResponse<AuditRow, Key>({
		name: "audit",
		columns: [
			[t("audit.when"), ({ at }) => at.toISOString()],
			[t("audit.actorId"), ({ actorId }) => actorId],
			[t("audit.actor"), ({ actorName }) => actorName],
			[t("audit.deed"), ({ deed }) => deed],
			[t("audit.subject"), ({ subjectKind, subjectId }) => `${subjectKind}:${subjectId}`],
			[
				t("audit.changes"),
				({ before, after }) =>
					differences(before, after)
						.map(({ field, from, to }) => `${field}: ${from ?? ""} → ${to ?? ""}`)
						.join("\n"),
			],
			[t("audit.request"), ({ requestId }) => requestId],
		],
		read: (after) =>
			findAuditEntries(db, askedOf(query, now), {
				isDescending: query.isDescending,
				after,
				limit: EXPORTED_AT_ONCE,
			}),
		keyOf,
	});
}

const keyOf = ({ at, id }: AuditRow): Key => [at.getTime(), id];
const DAY = 86_400_000;
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Days are those of UTC; the last one counts whole. Without one all ends a moment ahead of now, so that nothing is missed. */
function askedOf({ filters }: AuditQuery, now: Date) {
	const [kind, id] = filters.subject?.split(":") ?? [];
	return {
		deed: filters.deed,
		actorId: filters.actor ? Number(filters.actor) : null,
		subject: kind && id ? { kind, id } : null,
		from: filters.from ? new Date(midnight(filters.from)) : null,
		to: new Date(filters.to ? midnight(filters.to) + DAY : now.getTime() + 60_000),
	};
}
