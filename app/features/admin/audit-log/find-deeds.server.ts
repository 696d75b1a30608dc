import type { TFunction } from "i18next";
import type { Database } from "../../../../db/client.server";
import { csvResponse, EXPORTED_AT_ONCE } from "../../../shared/lists/csv.server";
import { type Key, readKey, toCursorPage } from "../../../shared/lists/keyset.server";
import { type AuditRow, findAuditEntries, listPeopleCalled } from "../../audit/find-audit-entries.server";
import { type AuditQuery, DEEDS_PER_PAGE } from "./audit-query";
import { differences } from "./deed-view";

/** A page of the audit log. */
export async function findDeeds(db: Database, query: AuditQuery, now: Date) {
	const isBackwards = query.page?.side === "before";
	const found = await findAuditEntries(db, await askedOf(db, query, now), {
		isDescending: query.isDescending !== isBackwards,
		after: readKey(query.page, ["number", "text"]),
		limit: DEEDS_PER_PAGE + 1,
	});
	return toCursorPage(found, { size: DEEDS_PER_PAGE, cursor: query.page, keyOf });
}

/** All entries that a query asks for as a file; instants in UTC, deeds by their names. */
export async function exportDeeds(
	db: Database,
	{ query, t, now }: { query: AuditQuery; t: TFunction<"admin">; now: Date },
): Promise<Response> {
	const asked = await askedOf(db, query, now);
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
			findAuditEntries(db, asked, {
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
async function askedOf(db: Database, { filters }: AuditQuery, now: Date) {
	const { deed, actor, subject, from, to } = filters;
	const thing = subject ? /^([a-zA-Z]{1,40}):([\w.-]{1,80})$/.exec(subject) : null;
	const [actorIds, subjectIds] = await Promise.all([idsOf(db, actor), thing ? null : idsOf(db, subject)]);
	return {
		deed,
		actorIds,
		subject: thing
			? { kind: String(thing[1]), ids: [String(thing[2])] }
			: subjectIds && { kind: "user", ids: subjectIds.map(String) },
		from: from ? new Date(midnight(from)) : null,
		to: new Date(to ? midnight(to) + DAY : now.getTime() + 60_000),
	};
}

/** The numbers of the people who are meant by a number, an address or a whole name; null where nobody is asked for. */
async function idsOf(db: Database, who: string | null): Promise<number[] | null> {
	if (who === null) return null;
	if (/^[1-9]\d{0,14}$/.test(who)) return [Number(who)];
	return (await db.batch(listPeopleCalled(db, who))).flat().map(({ id }) => id);
}
