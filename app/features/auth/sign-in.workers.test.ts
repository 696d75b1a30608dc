import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { mailOutbox, sessions } from "../../../db/schema/schema";
import { db } from "../../../tests/database";
import { consumeRateLimit, LIMITS } from "../../shared/rate-limit.server";
import { hashPassword, verifyPassword } from "./password/password.server";
import { signIn } from "./sign-in.server";
import { insertUser, setCredential } from "./users.repository.server";

const now = new Date("2026-11-20T10:00:00Z");
let count = 0;
let email = "";
let clientIp = "";

beforeEach(async () => {
	email = `person${++count}@mail.example`;
	clientIp = `198.51.100.${count}`;
	const [user] = await insertUser(db, { name: "Ada", email, createdAt: now }).returning();
	await setCredential(db, {
		userId: user?.id ?? 0,
		passwordHash: await hashPassword("right password"),
		changedAt: now,
	});
});

const attempt = (password: string, more: { code?: string; from?: string; at?: Date; as?: string } = {}) =>
	signIn(db, {
		email: more.as ?? email,
		password,
		code: more.code,
		caller: { clientIp: more.from ?? clientIp, userAgent: null, country: null, requestId: "r" },
		now: more.at ?? now,
		rateLimitScale: 1,
	});

describe("signing in", () => {
	test("the right password starts a session whose secrets differ and are stored only as hashes", async () => {
		const outcome = await attempt("right password");
		if (!outcome.ok) throw new Error(outcome.reason);
		const [row] = await db.select().from(sessions).where(eq(sessions.userId, outcome.user.id));

		expect(outcome.session.cookie).not.toBe(outcome.session.token);
		expect(JSON.stringify(row)).not.toContain(outcome.session.cookie);
		expect(JSON.stringify(row)).not.toContain(outcome.session.token);
	});

	test("after five failures the right password needs the code of a mail, and then works", async () => {
		for (let failure = 0; failure < 5; failure++) {
			expect(await attempt("wrong password")).toEqual({ ok: false, reason: "wrong" });
		}
		expect(await attempt("right password")).toMatchObject({ ok: false, reason: "codeNeeded" });
		const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.to, email));
		const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];

		expect(await attempt("right password", { code: "000000" })).toMatchObject({ reason: "codeNeeded" });
		expect(await attempt("right password", { code })).toMatchObject({ ok: true });
	});

	test("an unknown address is asked for a code just the same, and gets no mail", async () => {
		const as = `ghost${count}@mail.example`;
		for (let failure = 0; failure < 5; failure++) await attempt("wrong password", { as });

		expect(await attempt("wrong password", { as })).toMatchObject({ ok: false, reason: "codeNeeded" });
		expect(await db.select().from(mailOutbox).where(eq(mailOutbox.to, as))).toEqual([]);
	});

	test("parallel guesses do not slip past the limit of an account", async () => {
		const guesses = await Promise.all(
			Array.from({ length: 12 }, (_, index) => attempt("wrong password", { from: `203.0.113.${index}` })),
		);
		const reasons = guesses.map((guess) => (guess.ok ? "in" : guess.reason));

		expect(reasons.filter((reason) => reason === "wrong")).toHaveLength(5);
		expect(reasons.filter((reason) => reason === "codeNeeded")).toHaveLength(7);
	});

	test("the eleventh try of an address within a minute has to wait", async () => {
		for (let tries = 0; tries < 10; tries++) await attempt("wrong password", { as: `other${tries}@mail.example` });
		const outcome = await attempt("right password");

		expect(outcome).toMatchObject({ ok: false, reason: "tooMany" });
		expect(await attempt("right password", { at: new Date(now.getTime() + 61_000) })).toMatchObject({ ok: true });
	});
});

test("of parallel tries exactly as many as allowed get through", async () => {
	const limit = { name: "race", max: 7, windowSeconds: 60 };
	const verdicts = await Promise.all(
		Array.from({ length: 30 }, () => consumeRateLimit(db, { limit, who: "me", now, scale: 1 })),
	);

	expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(7);
});

test("a limit opens again when its window is over", async () => {
	const take = (at: Date) =>
		consumeRateLimit(db, { limit: LIMITS.registerPerAddress, who: "window", now: at, scale: 1 });
	for (let used = 0; used < 5; used++) await take(now);

	expect(await take(now)).toEqual({ allowed: false, retryAfterSeconds: 3600 });
	expect(await take(new Date(now.getTime() + 3_600_000))).toEqual({ allowed: true });
});

test("a password is checked against its own hash, and never against none", async () => {
	const hash = await hashPassword("right password");

	expect(await verifyPassword("right password", hash)).toBe(true);
	expect(await verifyPassword("wrong password", hash)).toBe(false);
	expect(await verifyPassword("right password", null)).toBe(false);
	expect(hash).not.toBe(await hashPassword("right password"));
});
