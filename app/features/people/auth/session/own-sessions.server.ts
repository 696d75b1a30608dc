import { deviceOf } from "#app/shared/request/browser-family.ts";
import type { Database } from "#db/client.server.ts";
import type { Role } from "../roles";
import { isSessionAlive } from "./session-limits";
import { listSessionsOfUser, type UserId } from "./sessions.repository.server";

type Row = Awaited<ReturnType<typeof listSessionsOfUser>>[number];

/** Enough to read; "sign out everywhere else" also ends the rest. */
const MAX_SESSIONS_SHOWN = 50;

export function ownSessions(db: Database, userId: UserId, now: Date) {
	return listSessionsOfUser(db, userId, { now, limit: MAX_SESSIONS_SHOWN });
}

/** Live sessions: the current one first, then by last use. */
export function toOwnSessions(
	rows: readonly Row[],
	{ askedBy, role, now }: { askedBy: string; role: Role; now: Date },
) {
	const alive = rows.filter((row) => row.id === askedBy || isSessionAlive({ ...row, role }, now));
	return [...alive.filter(({ id }) => id === askedBy), ...alive.filter(({ id }) => id !== askedBy)].map((row) => {
		const { browser, system, isHandheld } = deviceOf(row.userAgent);
		const { id, country, createdAt, lastSeenAt } = row;
		return { id, isThis: id === askedBy, browser, system, isHandheld, country, createdAt, lastSeenAt };
	});
}

export type OwnSession = ReturnType<typeof toOwnSessions>[number];
