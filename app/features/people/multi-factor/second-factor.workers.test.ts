import { decodeBase32IgnorePadding } from "@oslojs/encoding";
import { generateHOTP } from "@oslojs/otp";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { findCurrentSession } from "#app/features/people/auth/session/current-session.server.ts";
import { startSession } from "#app/features/people/auth/session/start-session.server.ts";
import { signIn } from "#app/features/people/auth/sign-in/sign-in.server.ts";
import { confirmIdentity } from "#app/features/people/auth/step-up/confirm-identity.server.ts";
import { openWaitingSession } from "#app/features/people/auth/step-up/open-session.server.ts";
import { setCredential } from "#app/features/people/auth/users.repository.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { outbox, passkeys, recoveryCodes, sessions, totpFactors, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { quickHash } from "#tests/people/quick-password.ts";
import { ownFactors } from "./own-factors.server";
import { makeRecoveryCodes } from "./recovery/make-recovery-codes.server";
import { recoveryWay } from "./recovery/recovery-way.server";
import { removeAuthenticator, removeRecentFactors, resetFactors } from "./remove-factors.server";
import { addAuthenticator, beginTotp, resumeTotp } from "./totp/add-authenticator.server";
import { codeWay } from "./totp/code-way.server";
import { secretBox } from "./totp/secret-box.server";
import { stepOf } from "./totp/totp";

const now = new Date("2026-11-20T10:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const origin = "https://school.example";
const asked = { origin, requestId: "r" };
const PASSWORD = "a quiet green valley";
const box = boxOf("test");
let user: typeof users.$inferSelect;
let ip = 0;

beforeEach(async () => {
	user = await makeUser(db);
	await setCredential(db, { userId: user.id, passwordHash: quickHash(PASSWORD), changedAt: now });
});

function boxOf(ENVIRONMENT: string) {
	const found = secretBox({ ENVIRONMENT });
	if (!found) throw new Error("no box");
	return found;
}

const codeAt = (key: string, at: Date) =>
	generateHOTP(decodeBase32IgnorePadding(key.replaceAll(" ", "")), BigInt(stepOf(at)), 6);

async function setUp() {
	const begun = await beginTotp(box, user, now);
	const outcome = await addAuthenticator(db, box, {
		...{ user, sealed: begun.sealed, code: codeAt(begun.key, now), ...asked, now },
	});
	if (!outcome.ok) throw new Error(outcome.reason);
	return { ...begun, codes: outcome.codes ?? [] };
}

const enter = (password = PASSWORD, at = later(10)) => {
	ip += 1;
	const caller = { clientIp: `192.0.2.${ip}`, userAgent: null, country: null, requestId: "r", sessionId: null };
	return signIn(db, { email: user.email, password, origin, caller, now: at, rateLimitScale: 1 });
};
async function waiting() {
	const outcome = await enter();
	if (!outcome.ok) throw new Error(outcome.reason);
	return outcome;
}
const manyWaiting = () =>
	Promise.all(
		Array.from({ length: 8 }, async () => {
			const facts = { userId: user.id, role: user.role, userAgent: null, country: null, now: later(10) };
			const { write, sessionId } = await startSession(db, { ...facts, state: "waitsForFactor" });
			await write;
			return sessionId;
		}),
	);
const open = (sessionId: string, way: ReturnType<typeof codeWay>, proof: Record<string, string>, at = later(10)) =>
	openWaitingSession(db, { way, proof, user, sessionId, requestId: "r", now: at, rateLimitScale: 1 });
const whoBy = (cookie: string) =>
	findCurrentSession({
		db,
		request: new Request(`${origin}/dashboard`, { headers: { Cookie: `__Host-sid=${cookie}` } }),
		now: later(11),
		waitUntil: () => {},
	});
const notices = async () => {
	const rows = await db.select({ payload: outbox.payload }).from(outbox);
	const of = rows.map(({ payload }) => payload as { userId: number; notice?: string });
	return of.filter((one) => one.userId === user.id).map(({ notice }) => notice);
};
const secondFactorAt = async () =>
	(await db.select().from(users).where(eq(users.id, user.id)))[0]?.secondFactorAt ?? null;
const codesOf = async () => (await inBatch(db, ownFactors(db, user.id))).codes;

describe("setting up", () => {
	test("the first code turns it on: secret sealed, ten codes as hashes, owner told", async () => {
		const { key, codes } = await setUp();
		const [row] = await db.select().from(totpFactors).where(eq(totpFactors.userId, user.id));
		const kept = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));

		expect(JSON.stringify([row, kept])).not.toContain(key.replaceAll(" ", ""));
		expect(await box.open(row?.secret ?? "", `totp:${user.id}`)).toEqual(
			new Uint8Array(decodeBase32IgnorePadding(key.replaceAll(" ", ""))),
		);
		expect([codes.length, new Set(codes).size, kept.length]).toEqual([10, 10, 10]);
		for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code);
		expect(await secondFactorAt()).toEqual(now);
		expect(await notices()).toEqual(["authenticatorAdded"]);
	});

	test("a wrong code turns nothing on, and the same secret is shown again", async () => {
		const begun = await beginTotp(box, user, now);
		const add = (sealed: string, code: string, at = now) =>
			addAuthenticator(db, box, { user, sealed, code, ...asked, now: at });
		const right = codeAt(begun.key, now);
		const wrong = right === "000000" ? "000001" : "000000";

		expect(await add(begun.sealed, wrong)).toEqual({ ok: false, reason: "wrong" });
		expect((await resumeTotp(box, user, { sealed: begun.sealed, now }))?.key).toBe(begun.key);
		expect(await add(begun.sealed, codeAt(begun.key, later(30)), later(30))).toEqual({ ok: false, reason: "expired" });
		expect(await add("x", right)).toEqual({ ok: false, reason: "expired" });
		const other = await makeUser(db);
		expect(await addAuthenticator(db, box, { user: other, sealed: begun.sealed, code: right, ...asked, now })).toEqual({
			ok: false,
			reason: "expired",
		});
		expect(await secondFactorAt()).toBeNull();
	});

	test("of two set up at once one is kept", async () => {
		const outcomes = await Promise.allSettled([setUp(), setUp(), setUp()]);
		expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		expect(await notices()).toEqual(["authenticatorAdded"]);
	});
});

describe("signing in", () => {
	test("a right password gives a session that waits; the code opens it by new secrets", async () => {
		expect(await waiting()).toMatchObject({ waits: false });
		const { key } = await setUp();
		const { waits, sessionId, session } = await waiting();
		expect([waits, (await whoBy(session.cookie)).kind]).toEqual([true, "waiting"]);

		const opened = await open(sessionId, codeWay(box), { code: codeAt(key, later(10)) });
		expect(opened.ok).toBe(true);
		expect((await whoBy(session.cookie)).kind).toBe("anonymous");
		expect(await whoBy(opened.ok ? opened.session.cookie : "")).toMatchObject({
			kind: "signedIn",
			user: { id: user.id },
		});
	});

	test("the code that set it up does not sign in, nor does a code that was used", async () => {
		const { key } = await setUp();
		const [first, second] = [await waiting(), await waiting()];
		expect(await open(first.sessionId, codeWay(box), { code: codeAt(key, now) }, now)).toMatchObject({
			reason: "wrong",
		});
		const code = codeAt(key, later(10));
		expect(await open(first.sessionId, codeWay(box), { code })).toMatchObject({ ok: true });
		expect(await open(second.sessionId, codeWay(box), { code })).toEqual({ ok: false, reason: "wrong" });
	});

	test("of eight sign-ins that send the same code at once one is opened", async () => {
		const { key } = await setUp();
		const ids = await manyWaiting();
		const code = codeAt(key, later(10));
		const outcomes = await Promise.all(ids.map((id) => open(id, codeWay(box), { code })));
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test("of eight sign-ins that send the same recovery code at once one is opened, and it never works again", async () => {
		const { codes } = await setUp();
		const ids = await manyWaiting();
		const proof = { recoveryCode: codes[3]?.toUpperCase() ?? "" };
		const outcomes = await Promise.all(ids.map((id) => open(id, recoveryWay(origin), proof)));
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await codesOf()).toEqual([{ codesLeft: 9 }]);
		expect((await notices()).filter((notice) => notice === "recoveryCodeUsed")).toHaveLength(1);
		const { sessionId } = await waiting();
		expect(await open(sessionId, recoveryWay(origin), proof)).toMatchObject({ reason: "wrong" });
	});

	test("after ten wrong codes the right one has to wait, and none of it opens anything", async () => {
		const { key } = await setUp();
		const { sessionId, session } = await waiting();
		for (let guess = 0; guess < 10; guess += 1) {
			expect(await open(sessionId, codeWay(box), { code: "12345" })).toEqual({ ok: false, reason: "wrong" });
		}
		const right = { code: codeAt(key, later(10)) };
		expect(await open(sessionId, codeWay(box), right)).toMatchObject({ ok: false, reason: "tooMany" });
		expect((await whoBy(session.cookie)).kind).toBe("waiting");
	});

	test("codes of somebody else open nothing", async () => {
		const { codes, key } = await setUp();
		const stranger = await makeUser(db);
		const way = (name: "code" | "recovery") => (name === "code" ? codeWay(box) : recoveryWay(origin));
		const { id, email } = stranger;
		for (const [name, proof] of [
			["code", { code: codeAt(key, later(10)) }],
			["recovery", { recoveryCode: codes[0] ?? "" }],
		] as const) {
			expect(await way(name).prove(db, { userId: id, email, proof, now: later(10) })).toBeNull();
		}
	});

	test("without the key of the school no code is accepted, and the sign-in goes on waiting", async () => {
		const { key } = await setUp();
		const { sessionId, session } = await waiting();
		const closed = codeWay(secretBox({ ENVIRONMENT: "production" }));
		expect(await open(sessionId, closed, { code: codeAt(key, later(10)) })).toMatchObject({ reason: "wrong" });
		expect((await whoBy(session.cookie)).kind).toBe("waiting");
	});

	test("the code is a proof for what a stolen session must not do", async () => {
		const first = await waiting();
		const { key } = await setUp();
		const outcome = await confirmIdentity(db, {
			...{ way: codeWay(box), proof: { code: codeAt(key, later(30)) }, user, sessionId: first.sessionId },
			...{ purpose: "stepUp", requestId: "r", now: later(30), rateLimitScale: 1 },
		});
		expect(outcome).toEqual({ ok: true });
		const [row] = await db.select().from(sessions).where(eq(sessions.id, first.sessionId));
		expect(row?.steppedUpAt).toEqual(later(30));
	});
});

describe("taking it away", () => {
	test("with the last factor the recovery codes go, and a password opens the account again", async () => {
		await setUp();
		expect(await removeAuthenticator(db, { userId: user.id, ...asked, now })).toMatchObject({ ok: true });
		expect(await removeAuthenticator(db, { userId: user.id, ...asked, now })).toEqual({ ok: false, reason: "gone" });
		expect([await secondFactorAt(), Object.values(await inBatch(db, ownFactors(db, user.id))).flat()]).toEqual([
			null,
			[{ codesLeft: 0 }],
		]);
		expect(await waiting()).toMatchObject({ waits: false });
		expect((await notices()).filter((notice) => notice === "authenticatorRemoved")).toHaveLength(1);
	});

	test("as long as a passkey is left, the second factor and its codes stay", async () => {
		await setUp();
		await db.insert(passkeys).values({
			...{ id: crypto.randomUUID(), userId: user.id, credentialId: crypto.randomUUID(), publicKey: "k", signCount: 0 },
			...{ transports: [], name: "Phone", isBackedUp: true, createdAt: now },
		});
		await removeAuthenticator(db, { userId: user.id, ...asked, now });
		expect([await secondFactorAt(), await codesOf()]).toEqual([now, [{ codesLeft: 10 }]]);
		await db.delete(passkeys).where(eq(passkeys.userId, user.id));
		expect([await secondFactorAt(), await codesOf()]).toEqual([null, [{ codesLeft: 0 }]]);
	});

	test("an admin resets what its owner has lost: once, told and noted", async () => {
		await setUp();
		const admin = await makeUser(db, { role: "admin" });
		const reset = () => resetFactors(db, { by: admin.id, userId: user.id, ...asked, now });
		const outcomes = await Promise.all([reset(), reset(), reset()]);
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await secondFactorAt()).toBeNull();
		expect((await notices()).filter((notice) => notice === "factorsReset")).toHaveLength(1);
	});

	test("nobody resets whose right was taken meanwhile", async () => {
		await setUp();
		const admin = await makeUser(db, { role: "admin", capabilities: ["support"] });
		const outcome = await resetFactors(db, { by: admin.id, userId: user.id, ...asked, now });
		expect(outcome).toEqual({ ok: false, reason: "changed" });
		expect(await secondFactorAt()).not.toBeNull();
		expect(await notices()).not.toContain("factorsReset");
	});

	test("“this was not me” takes back what was added within three days, and nothing older", async () => {
		await setUp();
		const DAY = 24 * 60;
		for (const [days, expected] of [
			[3.1, now],
			[2.9, null],
		] as const) {
			const [first, ...rest] = removeRecentFactors(db, { userId: user.id, now: later(days * DAY) });
			if (first) await db.batch([first, ...rest]);
			expect(await secondFactorAt()).toEqual(expected);
		}
	});

	test("new recovery codes end the old ones, and an account without a factor gets none", async () => {
		expect(await makeRecoveryCodes(db, { userId: user.id, ...asked, now })).toEqual({ ok: false, reason: "noFactor" });
		const { codes } = await setUp();
		const made = await makeRecoveryCodes(db, { userId: user.id, ...asked, now });
		const fits = async (recoveryCode = "") =>
			(await recoveryWay(origin).prove(db, { userId: user.id, email: user.email, proof: { recoveryCode }, now })) !==
			null;
		expect([await fits(codes[0]), await fits(made.ok ? made.codes[0] : "")]).toEqual([false, true]);
		expect(await codesOf()).toEqual([{ codesLeft: 10 }]);
	});
});
