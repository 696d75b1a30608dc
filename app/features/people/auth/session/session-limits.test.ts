import { expect, test } from "vitest";
import { isSessionAlive } from "./session-limits";

const start = new Date("2026-11-01T08:00:00Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const session = (role: "student" | "instructor" | "admin", lastSeen = 0) => ({
	role,
	createdAt: start,
	lastSeenAt: after(lastSeen),
	expiresAt: after(60 * 24 * 30),
});

test.each([
	["student", 14 * 24 * 60 - 1, true],
	["student", 14 * 24 * 60, false],
	["instructor", 59, true],
	["instructor", 60, false],
	["admin", 60, false],
] as const)("a %s idle for %i minutes: alive is %s", (role, minutes, alive) => {
	expect(isSessionAlive(session(role), after(minutes))).toBe(alive);
});

test("an admin who never pauses is still signed out after twelve hours", () => {
	expect(isSessionAlive(session("admin", 719), after(719))).toBe(true);
	expect(isSessionAlive(session("admin", 719), after(720))).toBe(false);
});

test("a student who comes back daily is signed out after thirty days", () => {
	const day30 = 30 * 24 * 60;
	expect(isSessionAlive(session("student", day30 - 10), after(day30 - 1))).toBe(true);
	expect(isSessionAlive(session("student", day30 - 10), after(day30))).toBe(false);
});
