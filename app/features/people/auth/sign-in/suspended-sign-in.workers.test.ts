import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { sessions } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { quickHash } from "#tests/people/quick-password.ts";
import { confirmLoginMail } from "../mails/account-mails.server";
import { suspendAccount } from "../rights/suspend-account.server";
import { formatSuspensionEnd, isSuspended } from "../suspension";
import { setCredential } from "../users.repository.server";
import { signIn } from "./sign-in.server";

const now = new Date("2026-11-20T12:00:00Z");
const until = new Date("2026-11-27T00:00:00Z");
const end = { day: "2026-11-26", endsAt: until };
const told = { lastDay: "2026-11-26", endsAt: until };
const caller = { clientIp: "c", userAgent: null, country: null, requestId: "r", sessionId: null };
const password = "a quiet green valley";

test("who is suspended is told so, and until when, only with the right password; afterwards they get in", async () => {
	const { id: actorId } = await makeUser(db, { role: "admin" });
	const { id: userId, email } = await makeUser(db);
	await setCredential(db, { userId, passwordHash: quickHash(password), changedAt: now });
	expect(await suspendAccount(db, { actorId, userId, why: "Spam", until: end, requestId: "r", now })).toEqual({
		ok: true,
	});
	const enter = (typed: string, at = now) =>
		signIn(db, { email, password: typed, origin: "https://school.example", caller, now: at, rateLimitScale: 100 });

	expect(await enter("something else")).toEqual({ ok: false, reason: "wrong" });
	expect(await enter(password)).toEqual({ ok: false, reason: "suspended", until: told });
	expect(await enter(password, until)).toMatchObject({ ok: true });
});

test("after five failures they are told so with the code, and no session stays", async () => {
	const { id: actorId } = await makeUser(db, { role: "admin" });
	const { id: userId, email } = await makeUser(db);
	await setCredential(db, { userId, passwordHash: quickHash(password), changedAt: now });
	await suspendAccount(db, { actorId, userId, why: "Spam", until: end, requestId: "r", now });
	const enter = (typed: string, code?: string) =>
		signIn(db, { email, password: typed, code, origin: "https://school.example", caller, now, rateLimitScale: 1 });
	for (let count = 0; count < 5; count++) await enter("something else");
	const about = { userId, language: null, origin: "https://school.example", askedAt: now, now };
	const code = /\d{6}/.exec(String((await confirmLoginMail.compose(db, about))?.values.code))?.[0];

	expect(await enter(password, code)).toEqual({ ok: false, reason: "suspended", until: told });
	expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
});

test.each([
	[null, null, false],
	[now, null, true],
	[now, until, true],
	[now, now, false],
])("suspended at %s until %s: %s", (suspendedAt, suspendedUntil, expected) => {
	expect(isSuspended({ suspendedAt, suspendedUntil }, now)).toBe(expected);
});

test.each(["Pacific/Kiritimati", "Asia/Kolkata", "UTC", "America/Los_Angeles", "Pacific/Pago_Pago"])(
	"the last day is the one that was typed, for a reader in %s as well",
	(timeZone) => {
		expect(formatSuspensionEnd(told, formatsFor({ language: "en", timeZone }))).toBe("Nov 26, 2026");
	},
);
