import { env } from "cloudflare:workers";
import { eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { jobHandlers } from "#app/job-handlers.server.ts";
import { consumeRateLimit, LIMITS } from "#app/shared/request/rate-limit.server.ts";
import { auditEntries, oneTimeTokens, outbox, sessions } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { quickHash } from "#tests/people/quick-password.ts";
import { enqueueMailWithinLimits } from "../mails/mail-limits.server";
import { hashPassword, verifyPassword } from "../password/password.server";
import { insertUser, setCredential } from "../users.repository.server";
import { signIn } from "./sign-in.server";

const bucket = env.MEDIA;
const now = new Date("2026-11-20T10:00:00Z");
let count = 0;
let email = "";
let clientIp = "";

beforeEach(async () => {
	email = `person${++count}@mail.example`;
	clientIp = `198.51.100.${count}`;
	const [user] = await insertUser(db, { name: "Ada", email, createdAt: now }).returning();
	await setCredential(db, { userId: user?.id ?? 0, passwordHash: quickHash("right password"), changedAt: now });
});

type More = { code?: string; from?: string; at?: Date; as?: string; sessionId?: string };
const attempt = (password: string, more: More = {}) =>
	signIn(db, {
		email: more.as ?? email,
		password,
		code: more.code,
		origin: "https://school.example",
		caller: {
			clientIp: more.from ?? clientIp,
			userAgent: null,
			country: null,
			requestId: "r",
			sessionId: more.sessionId ?? null,
		},
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

	test("the session that the browser had ends, and no other of the user", async () => {
		const [first, other] = [await attempt("right password"), await attempt("right password")];
		if (!first.ok || !other.ok) throw new Error("no session");
		const mine = () => db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, first.user.id));
		const before = (await mine()).map(({ id }) => id);
		await attempt("right password", { sessionId: before[0] });

		const left = (await mine()).map(({ id }) => id);
		expect(left).toHaveLength(2);
		expect(left).not.toContain(before[0]);
		expect(left).toContain(before[1]);
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

describe("after five failures", () => {
	let ips = 0;
	const fromAnywhere = (password: string, more: More = {}) => attempt(password, { from: `10.0.0.${++ips}`, ...more });
	/** As after five failures, without the cost of five hashes. */
	const challenged = async (as = email, at = now) => {
		const failure = { limit: LIMITS.loginFailuresPerAccount, who: as, now: at, scale: 1 };
		for (let count = 0; count < 5; count++) await consumeRateLimit(db, failure);
	};
	const deliver = async (at = now) => {
		const codes: string[] = [];
		const send = async ({ to, text }: { to: string; text: string }) => {
			if (to === email) codes.push(/\b\d{6}\b/.exec(text)?.[0] ?? "");
		};
		const certificates = { origin: "https://school.example", issuer: null, missingLetters: async () => [] };
		const money = {
			gateways: () => ({ stripe: null, sandbox: null }),
			loadFont: async () => new ArrayBuffer(0),
			findUnprintable: async () => [],
			loadTown: async () => null,
			postWebhook: async () => new Response(),
			origin: certificates.origin,
		};
		const handlers = jobHandlers({
			timeZone: "UTC",
			mail: { send, keepsText: false },
			certificates,
			media: bucket,
			...money,
		});
		for (const { id } of await db.select().from(outbox).where(isNull(outbox.doneAt)).orderBy(outbox.dueAt)) {
			await dispatchJob(db, { id, handlers, now: at });
		}
		return codes;
	};
	const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

	test("the right password needs the code of a mail, and then works, once", async () => {
		for (let failure = 0; failure < 5; failure++) {
			expect(await fromAnywhere("wrong password")).toEqual({ ok: false, reason: "wrong" });
		}
		expect(await fromAnywhere("right password")).toMatchObject({ ok: false, reason: "codeNeeded" });
		const [code] = await deliver();

		expect(await fromAnywhere("right password", { code: "000000" })).toMatchObject({ reason: "codeNeeded" });
		expect(await fromAnywhere("wrong password", { code })).toMatchObject({ reason: "codeNeeded" });
		expect(await fromAnywhere("right password", { code })).toMatchObject({ ok: true });

		await challenged();
		expect(await fromAnywhere("right password", { code })).toMatchObject({ reason: "codeNeeded" });
	});

	test("of parallel tries with one code one gets in", async () => {
		await challenged();
		await fromAnywhere("right password");
		const [code] = await deliver();
		const tries = await Promise.all(Array.from({ length: 5 }, () => fromAnywhere("right password", { code })));

		expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test("asking again and again sends one mail, and its code goes on working", async () => {
		await challenged();
		const asked = await Promise.all(Array.from({ length: 8 }, () => fromAnywhere("wrong password")));
		expect(asked.every((outcome) => !outcome.ok && outcome.reason === "codeNeeded")).toBe(true);
		const codes = await deliver();

		expect(codes).toHaveLength(1);
		await fromAnywhere("wrong password", { at: minutes(19) });
		expect(await fromAnywhere("right password", { code: codes[0], at: minutes(19) })).toMatchObject({ ok: true });
	});

	test("whoever asks all the time, there is a code that lives, and never more than three mails an hour", async () => {
		await challenged();
		const sentAt: number[] = [];
		for (let minute = 0; minute < 60; minute += 1) {
			const letter = { mail: "confirmLogin", email, origin: "https://school.example" } as const;
			const ask = () => enqueueMailWithinLimits(db, letter, { now: minutes(minute), scale: 1 });
			const sent = (await Promise.all([ask(), ask()])).filter(Boolean);
			sentAt.push(...sent.map(() => minute));
		}
		expect(sentAt).toEqual([0, 20, 40]);
	});

	test("a code that was used makes room for the next", async () => {
		for (const _round of [1, 2]) {
			await challenged();
			await fromAnywhere("right password");
			const [code] = await deliver();
			expect(await fromAnywhere("right password", { code })).toMatchObject({ ok: true });
		}
	});

	test("a code can be guessed ten times an hour, whoever guesses", async () => {
		await challenged();
		await fromAnywhere("right password");
		const [code] = await deliver();
		const guess = { limit: LIMITS.codeGuessesPerAccount, who: email, now, scale: 1 };
		for (let used = 0; used < 9; used++) await consumeRateLimit(db, guess);
		expect(await fromAnywhere("right password", { code: "000000" })).toEqual({ ok: false, reason: "codeNeeded" });
		expect(await fromAnywhere("right password", { code })).toEqual({ ok: false, reason: "codeNeeded" });
	});

	test("who does not know the password cannot use up the guesses of who does", async () => {
		await challenged();
		await fromAnywhere("right password");
		const [code] = await deliver();
		await Promise.all(
			Array.from({ length: 11 }, (_, guess) => fromAnywhere("wrong password", { code: `0000${10 + guess}` })),
		);
		expect(await fromAnywhere("right password", { code })).toMatchObject({ ok: true });
	});

	test("a code that is too old does not work, and burns nothing", async () => {
		await challenged();
		await fromAnywhere("right password");
		const [code] = await deliver();
		await challenged(email, minutes(21));
		expect(await fromAnywhere("right password", { code, at: minutes(21) })).toMatchObject({ reason: "codeNeeded" });
	});

	test("a batch that fails leaves the code as it was", async () => {
		await challenged();
		await fromAnywhere("right password");
		const [code = ""] = await deliver();
		const spy = vi.spyOn(crypto, "randomUUID").mockReturnValue("0-0-0-0-0");
		await db.insert(auditEntries).values({ id: "0-0-0-0-0", deed: "d", subjectKind: "k", subjectId: "i", at: now });
		await expect(fromAnywhere("right password", { code })).rejects.toThrow();
		spy.mockRestore();

		expect(await fromAnywhere("right password", { code })).toMatchObject({ ok: true });
	});

	test("an unknown address is asked for a code just the same, and gets no mail", async () => {
		const as = `ghost${count}@mail.example`;
		await challenged(as);
		const outcome = await fromAnywhere("wrong password", { as });
		expect(outcome).toMatchObject({ ok: false, reason: "codeNeeded", jobId: expect.any(String) });

		const tokens = await db.$count(oneTimeTokens);
		await deliver();
		expect(await db.$count(oneTimeTokens)).toBe(tokens);
	});

	test("a known and an unknown address, a right and a wrong password ask the database for the same", async () => {
		const ghost = `ghost${count}@mail.example`;
		await challenged();
		await challenged(ghost);
		const asked = async (password: string, more: More) => {
			const queries: string[] = [];
			const prepare = vi.spyOn(binding, "prepare");
			await fromAnywhere(password, more);
			queries.push(...prepare.mock.calls.map(([sql]) => sql));
			prepare.mockRestore();
			return queries;
		};
		const code = "000000";
		const known = await asked("wrong password", { code });
		expect(known.length).toBeGreaterThan(5);
		expect(await asked("right password", { code })).toEqual(known);
		expect(await asked("wrong password", { as: ghost, code })).toEqual(known);
		expect(await asked("wrong password", { as: ghost })).toEqual(await asked("wrong password", {}));
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
