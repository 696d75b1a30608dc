import type { TFunction } from "i18next";
import { lastDay, startOfDay } from "#app/shared/calendar-day.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { csvResponse, EXPORT_BATCH_ROWS } from "#app/shared/lists/csv.server.ts";
import { type Key, readKey, toCursorPage } from "#app/shared/lists/keyset.server.ts";
import type { Database } from "#db/client.server.ts";
import { type AuditRow, exactMatches, findAuditEntries, listNameCandidates } from "../find-audit-entries.server.ts";
import { type AuditQuery, DEEDS_PER_PAGE } from "./audit-query";
import { differences } from "./deed-view";

/** `timeZone` is the reader's. */
type Reading = { timeZone: string; now: Date };

export async function findDeeds(
	db: Database,
	{ query, named, ...reading }: { query: AuditQuery; named: NamedUserIds } & Reading,
) {
	const isBackwards = query.page?.side === "before";
	const found = await findAuditEntries(db, filtersOf(query, named, reading), {
		isDescending: query.isDescending !== isBackwards,
		after: readKey(query.page, ["number", "text"]),
		limit: DEEDS_PER_PAGE + 1,
	});
	return toCursorPage(found, { size: DEEDS_PER_PAGE, cursor: query.page, keyOf });
}

/** Instants in UTC, deeds by name. */
export async function exportDeeds(
	db: Database,
	{ query, t, ...reading }: { query: AuditQuery; t: TFunction<"admin"> } & Reading,
): Promise<Response> {
	const asked = filtersOf(query, await findNamedUsers(db, query), reading);
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
				limit: EXPORT_BATCH_ROWS,
			}),
		keyOf,
	});
}

const keyOf = ({ at, id }: AuditRow): Key => [at.getTime(), id];

type NamedUserIds = { actor: number[] | null; subject: number[] | null };

/** Looks up people by address or full name in one round trip; none when no name is given. */
export async function findNamedUsers(db: Database, { filters }: Pick<AuditQuery, "filters">): Promise<NamedUserIds> {
	const names = [nameOf(filters.actor), otherSubjectOf(filters.subject) ? null : nameOf(filters.subject)];
	const [first, ...others] = names.flatMap((name) => (name === null ? [] : listNameCandidates(db, name)));
	const found = first ? await db.batch([first, ...others]) : [];
	const [actor = null, subject = null] = names.map((name) =>
		name === null ? null : exactMatches([found.shift() ?? [], found.shift() ?? []], name),
	);
	return { actor, subject };
}

const isNumber = (who: string) => /^[1-9]\d{0,14}$/.test(who);
const nameOf = (who: string | null) => (who === null || isNumber(who) ? null : who);

/** A subject that is not a person, such as `order:17`. */
function otherSubjectOf(subject: string | null): { kind: string; ids: string[] } | null {
	const found = /^([a-zA-Z]{1,40}):([\w.-]{1,80})$/.exec(subject ?? "");
	return found && { kind: String(found[1]), ids: [String(found[2])] };
}

/** The last day is inclusive. Without one it ends slightly after now, so that nothing is missed. */
function filtersOf({ filters }: AuditQuery, named: NamedUserIds, { timeZone, now }: Reading) {
	const { deed, actor, subject, from, to } = filters;
	const subjectIds = idsOf(subject, named.subject);
	return {
		deed,
		actorIds: idsOf(actor, named.actor),
		subject: otherSubjectOf(subject) ?? (subjectIds && { kind: "user", ids: subjectIds.map(String) }),
		from: from ? startOfDay(from, timeZone) : null,
		to: to ? lastDay(to, timeZone).endsAt : new Date(now.getTime() + MINUTE_MS),
	};
}

const idsOf = (who: string | null, named: number[] | null) => (who !== null && isNumber(who) ? [Number(who)] : named);
