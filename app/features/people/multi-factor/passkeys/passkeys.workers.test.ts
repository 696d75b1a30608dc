import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { outbox, passkeyChallenges, passkeys, sessions, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { beginAuthentication, beginRegistration, sweepChallenges } from "./challenges.server";
import { removePasskey, renamePasskey } from "./own-passkeys.server";
import { passkeyWay } from "./passkey-way.server";
import { findLiveChallenge, findPasskey, listDeadChallenges } from "./passkeys.repository.server";
import { signInWithPasskey } from "./sign-in-with-passkey.server";

const origin = "https://school.example";
const now = new Date("2026-11-20T10:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const asked = { origin, requestId: "r", now };
let user: typeof users.$inferSelect;
let device: Awaited<ReturnType<typeof makeDevice>>;
let ip = 0;

beforeEach(async () => {
	user = await makeUser(db);
	device = await makeDevice(user.id);
});

const PRESENT = 0x01;
const VERIFIED = 0x04;
const encoded = (bytes: Uint8Array | string) =>
	encodeBase64urlNoPadding(typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes);
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

function derInteger(bytes: Uint8Array): number[] {
	const start = bytes.findIndex((byte) => byte !== 0);
	const digits = [...bytes.slice(start)];
	const positive = (digits[0] ?? 0) > 127 ? [0, ...digits] : digits;
	return [2, positive.length, ...positive];
}

async function makeDevice(userId: number) {
	const keys = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
	if (!("privateKey" in keys)) throw new Error("no pair of keys");
	const point = new Uint8Array((await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer);
	const cose = [
		0xa5,
		1,
		2,
		3,
		0x26,
		0x20,
		1,
		0x21,
		0x58,
		0x20,
		...point.slice(1, 33),
		0x22,
		0x58,
		0x20,
		...point.slice(33),
	];
	const credentialId = encoded(crypto.getRandomValues(new Uint8Array(16)));
	const id = crypto.randomUUID();
	await db.insert(passkeys).values({
		id,
		userId,
		credentialId,
		publicKey: encoded(new Uint8Array(cose)),
		signCount: 5,
		transports: [],
		name: "Phone",
		isBackedUp: false,
		createdAt: now,
	});
	async function sign(
		challenge: string,
		{ counter = 6, flags = PRESENT | VERIFIED, at = origin, rpId = "school.example" } = {},
	) {
		const client = JSON.stringify({ type: "webauthn.get", challenge, origin: at, crossOrigin: false });
		const rpIdHash = await sha256(new TextEncoder().encode(rpId));
		const authenticatorData = new Uint8Array([...rpIdHash, flags, 0, 0, 0, counter]);
		const signed = new Uint8Array([...authenticatorData, ...(await sha256(new TextEncoder().encode(client)))]);
		const raw = new Uint8Array(await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, keys.privateKey, signed));
		const numbers = [...derInteger(raw.slice(0, 32)), ...derInteger(raw.slice(32))];
		const response = {
			clientDataJSON: encoded(client),
			authenticatorData: encoded(authenticatorData),
			signature: encoded(new Uint8Array([0x30, numbers.length, ...numbers])),
		};
		return JSON.stringify({
			id: credentialId,
			rawId: credentialId,
			type: "public-key",
			clientExtensionResults: {},
			response,
		});
	}
	return { id, sign };
}

const challenge = async (userId: number | null = null, at = now) =>
	(await beginAuthentication(db, { userId, origin, now: at })).challenge;
const enter = (response: string, at = now) => {
	ip += 1;
	const caller = { clientIp: `192.0.2.${ip}`, userAgent: null, country: null, requestId: "r", sessionId: null };
	return signInWithPasskey(db, { response, origin, caller, now: at, rateLimitScale: 1 });
};
const prove = (response: string, who = user) =>
	passkeyWay(origin).prove(db, { userId: who.id, email: who.email, proof: { response }, now });
const row = async () => (await db.select().from(passkeys).where(eq(passkeys.id, device.id)))[0];
const wrong = { ok: false, reason: "wrong" };

test("a passkey signs in alone: the session is open at once, and the passkey says when it was used", async () => {
	expect(await enter(await device.sign(await challenge()))).toMatchObject({ ok: true, user: { id: user.id } });
	expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toMatchObject([
		{ state: "active", steppedUpAt: now },
	]);
	expect(await row()).toMatchObject({ signCount: 6, lastUsedAt: now });
});

test("whose account is suspended is told so, and nothing is written; after the end it signs in again", async () => {
	const until = later(2);
	await db.update(users).set({ suspendedAt: now, suspendedUntil: until }).where(eq(users.id, user.id));
	const response = await device.sign(await challenge());
	expect(await enter(response)).toEqual({
		ok: false,
		reason: "suspended",
		until: { lastDay: null, endsAt: until },
	});
	expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
	expect(await row()).toMatchObject({ signCount: 5, lastUsedAt: null });
	expect(await enter(response, until)).toMatchObject({ ok: true });
});

test("of eight requests with the same answer one signs in, and it never works again", async () => {
	const response = await device.sign(await challenge());
	const outcomes = await Promise.all(Array.from({ length: 8 }, () => enter(response)));
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1);
	expect(await enter(response)).toEqual(wrong);
});

test("a device that does not count is raced by its challenge alone", async () => {
	await db.update(passkeys).set({ signCount: 0 }).where(eq(passkeys.id, device.id));
	const response = await device.sign(await challenge(), { counter: 0 });
	const outcomes = await Promise.all(Array.from({ length: 8 }, () => enter(response)));
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await enter(await device.sign(await challenge(), { counter: 0 }))).toMatchObject({ ok: true });
});

test("what does not hold signs nobody in", async () => {
	const made = await challenge();
	const copied = await device.sign(made, { counter: 5 });
	const odd: Record<string, string> = {
		"a counter that did not move": copied,
		"a counter that went back": await device.sign(made, { counter: 1 }),
		"another site": await device.sign(made, { at: "https://evil.example" }),
		"another host": await device.sign(made, { rpId: "evil.example" }),
		"a user who was not verified": await device.sign(made, { flags: PRESENT }),
		"a challenge of nobody": await device.sign(encoded("made up by somebody else entirely")),
		"a challenge for a proof": await device.sign(await challenge(user.id)),
		"a changed signature": (await device.sign(made)).replace(/(?<="signature":".{20})./, (letter) =>
			letter === "_" ? "-" : "_",
		),
		"no JSON": "{",
		"no answer": JSON.stringify({ id: "x" }),
	};
	for (const [what, response] of Object.entries(odd)) expect([what, await enter(response)]).toEqual([what, wrong]);
	expect(await enter(await device.sign(made), later(5))).toEqual(wrong);
	expect(await row()).toMatchObject({ signCount: 5, lastUsedAt: null });
	expect(await enter(await device.sign(made), later(4))).toMatchObject({ ok: true });
});

test("it proves who one is only to the account it belongs to, by a challenge made for that", async () => {
	const other = await makeUser(db);
	const response = await device.sign(await challenge(user.id));
	expect(await prove(await device.sign(await challenge()))).toBeNull();
	expect(await prove(await device.sign(await challenge(other.id)), other)).toBeNull();
	expect(await prove(response)).toHaveLength(4);
});

test("challenges name what is asked: a discoverable, verified passkey of this host, none twice", async () => {
	const options = await beginRegistration(db, { user, origin, now });
	expect(options).toMatchObject({
		rp: { id: "school.example" },
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
		excludeCredentials: [{ id: expect.any(String) }],
	});
	expect(JSON.stringify(await db.select().from(passkeyChallenges))).not.toContain(options.challenge);
	expect((await beginAuthentication(db, { userId: null, origin, now })).allowCredentials ?? []).toEqual([]);
});

test("what nobody has signed in time is forgotten", async () => {
	await challenge(user.id);
	const ofUser = () =>
		db
			.select()
			.from(passkeyChallenges)
			.where(and(eq(passkeyChallenges.userId, user.id)));
	expect(await listDeadChallenges(db, later(4), 1000)).toEqual([]);
	const dead = await listDeadChallenges(db, later(5), 1000);
	await sweepChallenges.work(db, later(5));
	expect([dead.length > 0, await ofUser()]).toEqual([true, []]);
});

test("only its owner renames or removes a passkey; of parallel removals one is told of", async () => {
	const other = await makeUser(db);
	const gone = { ok: false, reason: "gone" };
	expect(await renamePasskey(db, { userId: other.id, id: device.id, name: "Mine", ...asked })).toEqual(gone);
	expect(await removePasskey(db, { userId: other.id, id: device.id, ...asked })).toEqual(gone);
	expect(await renamePasskey(db, { userId: user.id, id: device.id, name: "Old phone", ...asked })).toEqual({
		ok: true,
	});
	expect((await row())?.name).toBe("Old phone");
	const remove = () => removePasskey(db, { userId: user.id, id: device.id, ...asked });
	const outcomes = await Promise.all([remove(), remove(), remove()]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	const mails = (await db.select().from(outbox)).map(({ payload }) => payload as { userId: number; notice?: string });
	expect(mails.filter(({ userId }) => userId === user.id)).toMatchObject([{ notice: "passkeyRemoved" }]);
});

test("what is asked of passkeys reads by an index", async () => {
	await expectNoScan(findPasskey(db, "x"));
	await expectNoScan(findLiveChallenge(db, { challengeHash: "x", purpose: "signIn", userId: null, now }));
	await expectNoScan(listDeadChallenges(db, now, 10));
});
