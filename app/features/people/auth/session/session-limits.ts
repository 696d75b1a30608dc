import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/shared/durations.ts";
import type { Role } from "../roles";

export type SessionState = "active" | "waitsForFactor";

/** In milliseconds. Rules: docs/domain/access.md */
export const SESSION_LIMITS: Record<Role, { idle: number; absolute: number }> = {
	student: { idle: 14 * DAY_MS, absolute: 30 * DAY_MS },
	instructor: { idle: 60 * MINUTE_MS, absolute: 12 * HOUR_MS },
	admin: { idle: 60 * MINUTE_MS, absolute: 12 * HOUR_MS },
};

/** Minimum time between two recorded uses of a session, in milliseconds. */
export const TOUCH_INTERVAL_MS = 5 * MINUTE_MS;

export const FACTOR_WAIT_MS = 15 * MINUTE_MS;

/** True within the absolute, idle and second factor limits. All instants are UTC. */
export function isSessionAlive(
	session: { role: Role; state?: SessionState; createdAt: Date; lastSeenAt: Date; expiresAt: Date },
	now: Date,
): boolean {
	const limits = SESSION_LIMITS[session.role];
	const time = now.getTime();
	if (session.state === "waitsForFactor" && time >= session.createdAt.getTime() + FACTOR_WAIT_MS) return false;
	return (
		time < session.expiresAt.getTime() &&
		time < session.createdAt.getTime() + limits.absolute &&
		time < session.lastSeenAt.getTime() + limits.idle
	);
}
