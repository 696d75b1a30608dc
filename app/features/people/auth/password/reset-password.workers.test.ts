import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { credentials, oneTimeTokens, outbox, sessions, users } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { makeSession, makeUser } from "#tests/factories.ts";
import { resetPasswordMail, verifyEmailMail } from "../mails/account-mails.server";
import { requestVerification } from "../verification/request-verification.server";
import { verifyEmail } from "../verification/verify-email.server";
import { hashPassword, verifyPassword } from "./password.server";
import { requestPasswordReset } from "./request-password-reset.server";
import { resetPassword } from "./reset-password.server";

const now = new Date("2026-11-20T10:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const origin = "https://school.example";
let user: typeof users.$inferSelect;
let ips = 0;

beforeEach(async () => {
	user = await makeUser(db, { emailVerifiedAt: null });
});

async function ask(email = user.email, at = now) {
	const clientIp = `192.0.2.${++ips}`;
	const outcome = await requestPasswordReset(db, {
		email,
		language: "fr",
		origin,
		clientIp,
		now: at,
		rateLimitScale: 1,
	});
	return { ...outcome, sent: outcome.ok && outcome.jobId !== undefined };
}

/** The token of the mail as it would be sent now. */
async function mailedToken({ compose }: Pick<typeof verifyEmailMail, "compose"> = resetPasswordMail, at = now) {
	const about = { userId: user.id, language: null, origin, askedAt: at, now: at };
	const mail = await compose(db, about);
	return new URL(mail?.values.link ?? "").searchParams.get("token") ?? "";
}

const reset = (token: string, { at = now, clientIp = `192.0.2.${++ips}` } = {}) =>
	resetPassword(db, {
		token,
		password: "a quiet green valley",
		clientIp,
		origin,
		requestId: "r",
		now: at,
		rateLimitScale: 1,
	});
const passwordOf = async () =>
	(await db.select().from(credentials).where(eq(credentials.userId, user.id)))[0]?.passwordHash;

/** Makes every write of an audit entry fail, as when the database is full. */
const breakAudit = () =>
	binding.exec("create trigger no_entries before insert on audit_entries begin select raise(abort, 'full'); end");
const mendAudit = () => binding.exec("drop trigger no_entries");

describe("asking for a new password", () => {
	test("twenty-one requests from anywhere send one mail, and its link works to the end of its time", async () => {
		const asked = await Promise.all(Array.from({ length: 21 }, () => ask()));
		expect(asked.filter(({ sent }) => sent)).toHaveLength(1);
		expect(asked.every(({ ok }) => ok)).toBe(true);

		const first = await mailedToken();
		await ask(user.email, minutes(19));
		expect(await reset(first, { at: minutes(19) })).toMatchObject({ ok: true });
	});

	test("a link that was sent stays alive beside the next", async () => {
		const first = await mailedToken();
		const second = await mailedToken(resetPasswordMail, minutes(1));
		expect(await reset(first, { at: minutes(2) })).toMatchObject({ ok: true });
		expect(await reset(second, { at: minutes(2) })).toEqual({ ok: false, reason: "linkInvalid" });
	});

	test("a known and an unknown address ask the database for the same, and both leave a job", async () => {
		const asked = async (email: string) => {
			const prepare = vi.spyOn(binding, "prepare");
			const { sent } = await ask(email);
			const queries = prepare.mock.calls.map(([sql]) => sql);
			prepare.mockRestore();
			return { sent, queries };
		};
		const known = await asked(user.email);
		expect(known).toEqual(await asked("nobody@mail.example"));
		expect(known.queries).toHaveLength(6);

		const payloads = (await db.select().from(outbox)).map(({ payload }) => payload);
		expect(payloads).toContainEqual({ mail: "resetPassword", userId: user.id, language: "fr", origin });
		expect(payloads).toContainEqual({ mail: "resetPassword", userId: null, language: "fr", origin });
		expect(JSON.stringify(payloads)).not.toContain("nobody@mail.example");
	});

	test("who has asked five times an hour from one address has to wait", async () => {
		const input = { language: "en", origin, clientIp: "192.0.2.250", now, rateLimitScale: 1 } as const;
		for (let count = 0; count < 5; count++) {
			expect(await requestPasswordReset(db, { ...input, email: `n${count}@mail.example` })).toMatchObject({ ok: true });
		}
		expect(await requestPasswordReset(db, { ...input, email: "n@mail.example" })).toEqual({
			ok: false,
			retryAfterSeconds: 3600,
		});
	});

	test("mail that was held up for as long as its link would live is not sent any more", async () => {
		const about = { userId: user.id, language: null, origin, now };
		expect(await resetPasswordMail.compose(db, { ...about, askedAt: minutes(-21) })).toBeNull();
		expect(await resetPasswordMail.compose(db, { ...about, askedAt: minutes(-19) })).toMatchObject({ to: user.email });
	});
});

describe("setting a new password", () => {
	test("the link works once, ends every session and every other link", async () => {
		await makeSession(db, user.id);
		const [token, other] = [await mailedToken(), await mailedToken()];
		const outcomes = await Promise.all(Array.from({ length: 6 }, () => reset(token)));

		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(5).fill({ ok: false, reason: "linkInvalid" }));
		expect(await verifyPassword("a quiet green valley", (await passwordOf()) ?? null)).toBe(true);
		expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
		expect(await reset(other)).toEqual({ ok: false, reason: "linkInvalid" });
	});

	test("a link that does not hold is refused", async () => {
		const token = await mailedToken();
		expect(await reset("x".repeat(43))).toEqual({ ok: false, reason: "linkInvalid" });
		expect(await reset(await mailedToken(verifyEmailMail))).toEqual({ ok: false, reason: "linkInvalid" });
		expect(await reset(token, { at: minutes(20) })).toEqual({ ok: false, reason: "linkInvalid" });
	});

	test("a link that does not hold costs no hash", async () => {
		const fastestOf = async (times: number, run: () => Promise<unknown>) => {
			let fastest = Number.POSITIVE_INFINITY;
			for (let count = 0; count < times; count++) {
				const began = performance.now();
				await run();
				fastest = Math.min(fastest, performance.now() - began);
			}
			return fastest;
		};
		const hash = await fastestOf(2, () => hashPassword("a quiet green valley").then(() => passwordOf()));
		const refusal = await fastestOf(5, () => reset("x".repeat(43)));
		expect(refusal).toBeLessThan(hash / 2);
	});

	test("a batch that fails burns nothing", async () => {
		const token = await mailedToken();
		await breakAudit();
		await expect(reset(token)).rejects.toThrow();
		await mendAudit();

		expect(await passwordOf()).toBeUndefined();
		expect(await reset(token)).toMatchObject({ ok: true });
	});

	test("who tries links has to wait after ten, even with one that holds", async () => {
		const clientIp = "192.0.2.251";
		for (let count = 0; count < 10; count++) await reset("x".repeat(43), { clientIp });
		const token = await mailedToken();

		expect(await reset(token, { clientIp })).toEqual({ ok: false, reason: "tooMany", retryAfterSeconds: 900 });
	});
});

describe("confirming an address", () => {
	const confirm = (token: string, clientIp = `192.0.2.${++ips}`) =>
		verifyEmail(db, { token, clientIp, requestId: "r", now, rateLimitScale: 1 });
	const verifiedAt = async () => (await db.select().from(users).where(eq(users.id, user.id)))[0]?.emailVerifiedAt;
	const again = (at = now) => requestVerification(db, { user, language: "en", origin, now: at, rateLimitScale: 1 });

	test("works once, and by every link that was sent", async () => {
		const [token, other] = [await mailedToken(verifyEmailMail), await mailedToken(verifyEmailMail)];
		const outcomes = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await verifiedAt()).toEqual(now);
		expect(await confirm(other)).toMatchObject({ ok: true });
	});

	test("a batch that fails burns nothing", async () => {
		const token = await mailedToken(verifyEmailMail);
		await breakAudit();
		await expect(confirm(token)).rejects.toThrow();
		await mendAudit();

		expect(await verifiedAt()).toBeNull();
		expect(await confirm(token)).toMatchObject({ ok: true });
	});

	test("the mail can be sent again, three times an hour, until the address is confirmed", async () => {
		const outcomes = [await again(), await again(), await again(), await again()];
		expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, false]);
		expect(outcomes[3]).toEqual({ ok: false, reason: "tooMany" });
		expect(await again(minutes(60))).toMatchObject({ ok: true });

		user = { ...user, emailVerifiedAt: now };
		expect(await again(minutes(60))).toEqual({ ok: false, reason: "confirmed" });
	});

	test("a mail that waited while the address was confirmed is not sent", async () => {
		await confirm(await mailedToken(verifyEmailMail));
		expect(
			await verifyEmailMail.compose(db, { userId: user.id, language: null, origin, askedAt: now, now }),
		).toBeNull();
	});

	test("who tries links has to wait after ten", async () => {
		for (let count = 0; count < 10; count++) await confirm("x".repeat(43), "192.0.2.252");
		expect(await confirm("x".repeat(43), "192.0.2.252")).toMatchObject({ reason: "tooMany" });
	});
});

test("what the database knows of a link is its hash", async () => {
	const token = await mailedToken();
	const [row] = await db
		.select()
		.from(oneTimeTokens)
		.where(eq(oneTimeTokens.tokenHash, await hashSecret(token)));
	expect(row).toMatchObject({ userId: user.id, usedAt: null, expiresAt: minutes(20) });
	expect(JSON.stringify(row)).not.toContain(token);
});
