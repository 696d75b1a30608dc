import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { auditEntries, emailChanges, oneTimeTokens, outbox, sessions, type users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { requestEmailChange } from "../email-change/request-email-change.server";
import { securityNoticeMail } from "../mails/account-mails.server";
import { secureAccount } from "../notices/secure-account.server";
import { resetPassword } from "../password/reset-password.server";
import { endOtherSessions, endSession } from "./end-sessions.server";
import { ownSessions, toOwnSessions } from "./own-sessions.server";

const now = new Date("2026-11-20T10:00:00Z");
const origin = "https://school.example";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
let user: typeof users.$inferSelect;

beforeEach(async () => {
	user = await makeUser(db);
});

async function open(given: Partial<typeof sessions.$inferInsert> = {}) {
	const [id, cookieHash, tokenHash] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
	const times = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 30 * DAY_MS) };
	await db.insert(sessions).values({ id, cookieHash, tokenHash, userId: user.id, ...times, ...given });
	return id;
}
const openIds = async (userId = user.id) =>
	(await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))).map(({ id }) => id);
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);

describe("the list", () => {
	test("shows this device first, then by last use, without those that no longer count", async () => {
		const [old, here, late] = [
			await open({ lastSeenAt: ago(60) }),
			await open({ lastSeenAt: ago(90), userAgent: FIREFOX, country: "PT" }),
			await open({ lastSeenAt: ago(5) }),
		];
		await open({ lastSeenAt: new Date(now.getTime() - 14 * DAY_MS) });
		await open({ expiresAt: now });
		await open({ state: "waitsForFactor" });
		const other = await makeUser(db);
		await open({ userId: other.id });

		const shown = toOwnSessions(await ownSessions(db, user.id, now), { askedBy: here, role: user.role, now });
		expect(shown.map(({ id }) => id)).toEqual([here, late, old]);
		expect(shown[0]).toMatchObject({ isThis: true, browser: "Firefox", system: "Linux", country: "PT" });
	});

	test("reads by an index", async () => {
		await expectNoScan(ownSessions(db, user.id, now));
	});
});

describe("ending", () => {
	const by = () => ({ userId: user.id, requestId: "r", now });

	test("another session of one's own ends, a foreign one and one's own stay", async () => {
		const [here, there] = [await open(), await open()];
		const foreign = await open({ userId: (await makeUser(db)).id });

		expect(await endSession(db, { ...by(), askedBy: here, sessionId: there })).toEqual({ ok: true });
		const gone = { ok: false, reason: "gone" };
		for (const sessionId of [foreign, there, here]) {
			expect(await endSession(db, { ...by(), askedBy: here, sessionId })).toEqual(gone);
		}
		expect(await openIds()).toEqual([here]);
		expect(await db.select().from(sessions).where(eq(sessions.id, foreign))).toHaveLength(1);
		expect(await db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id))).toMatchObject([
			{ deed: "auth.endSession", subjectId: there },
		]);
	});

	test("all others end at once, and the owner is told", async () => {
		const here = await open();
		await Promise.all([open(), open(), open()]);
		const { jobId } = await endOtherSessions(db, { ...by(), askedBy: here, origin });

		expect(await openIds()).toEqual([here]);
		expect(await db.select().from(outbox).where(eq(outbox.id, jobId))).toMatchObject([
			{ payload: { mail: "securityNotice", notice: "signedOutElsewhere", userId: user.id } },
		]);
	});
});

describe("this was not me", () => {
	const tokenAt = async (at = now) => {
		const about = { userId: user.id, language: null, origin, askedAt: at, now: at, notice: "passwordChanged" } as const;
		const mail = await securityNoticeMail.compose(db, about);
		return new URL(mail?.values.link ?? "").searchParams.get("token") ?? "";
	};
	let from = 0;
	const secure = (token: string, at = now) =>
		secureAccount(db, { token, clientIp: `192.0.2.${++from}`, requestId: "r", now: at, rateLimitScale: 1 });

	test("the notice says what, when and in whose language, and its link is kept as a hash only", async () => {
		const about = { userId: user.id, language: "de", origin, askedAt: now, now, notice: "passwordChanged" } as const;
		const mail = await securityNoticeMail.compose(db, about);
		expect(mail?.values).toMatchObject({ title: "Ihr Passwort wurde geändert", when: expect.stringContaining("2026") });
		expect(mail?.values.link).toContain("https://school.example/de/secure-account?token=");
		const stored = JSON.stringify(await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id)));
		expect(stored).not.toContain(new URL(mail?.values.link ?? "").searchParams.get("token"));
	});

	test("of eight presses at once one ends all sessions and opens the way to a new password", async () => {
		await Promise.all([open(), open()]);
		const [token, second] = [await tokenAt(), await tokenAt()];
		const wish = { userId: user.id, email: user.email, newEmail: "thief@mail.example", origin, requestId: "r", now };
		await requestEmailChange(db, { ...wish, isConfirmed: true, rateLimitScale: 1 });
		const outcomes = await Promise.all(Array.from({ length: 8 }, () => secure(token)));
		const won = outcomes.filter((outcome) => outcome.ok);

		expect(won).toHaveLength(1);
		expect(await openIds()).toEqual([]);
		expect(await db.select().from(emailChanges).where(eq(emailChanges.userId, user.id))).toEqual([]);
		expect(await secure(second)).toEqual({ ok: false, reason: "linkInvalid" });
		const reset = { token: won[0]?.resetToken ?? "", password: "a quiet green valley", origin, requestId: "r", now };
		expect(await resetPassword(db, { ...reset, clientIp: "198.51.100.1", rateLimitScale: 1 })).toMatchObject({
			ok: true,
		});
	});

	test("after three days it no longer works, and no other link does in its place", async () => {
		const token = await tokenAt();
		expect(await secure(token, new Date(now.getTime() + 3 * DAY_MS))).toEqual({ ok: false, reason: "linkInvalid" });
		expect(await secure("x".repeat(43))).toEqual({ ok: false, reason: "linkInvalid" });
		expect(await secure(token, new Date(now.getTime() + 3 * DAY_MS - 1))).toMatchObject({ ok: true });
	});

	test("what other rooms take back goes along, or nothing does", async () => {
		const token = await tokenAt();
		const here = await open();
		const alongside = () => [db.insert(sessions).values({ id: here } as typeof sessions.$inferInsert)];
		const input = { token, clientIp: "192.0.2.200", requestId: "r", now, rateLimitScale: 1, alongside };
		await expect(secureAccount(db, input)).rejects.toThrow();
		expect(await openIds()).toEqual([here]);
		expect(await secure(token)).toMatchObject({ ok: true });
	});
});
