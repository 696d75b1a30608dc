import { decodeBase32IgnorePadding } from "@oslojs/encoding";
import { generateHOTP } from "@oslojs/otp";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { passkeys, recoveryCodes } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { addAuthenticator, beginTotp } from "../totp/add-authenticator.server";
import { secretBox } from "../totp/secret-box.server";
import { stepOf } from "../totp/totp";
import { firstRecoveryCodes } from "./make-recovery-codes.server";
import { hashRecoveryCode } from "./recovery-codes.server";

const now = new Date("2026-11-20T10:00:00Z");
type User = Awaited<ReturnType<typeof makeUser>>;

async function addAnyAuthenticator(user: User) {
	const box = secretBox({ ENVIRONMENT: "test" });
	if (!box) throw new Error("no box");
	const { key, sealed } = await beginTotp(box, user, now);
	const code = generateHOTP(decodeBase32IgnorePadding(key.replaceAll(" ", "")), BigInt(stepOf(now)), 6);
	const asked = { user, sealed, code, origin: "https://school.example", requestId: "r", now };
	const outcome = await addAuthenticator(db, box, asked);
	return outcome.ok ? outcome.codes : null;
}

async function addAnyPasskey({ id: userId }: User) {
	const first = await firstRecoveryCodes(db, { userId, now });
	const id = crypto.randomUUID();
	const [written] = await db.batch([
		first.write,
		db.insert(passkeys).values({
			id,
			userId,
			credentialId: id,
			publicKey: "x",
			signCount: 0,
			transports: [],
			name: "Phone",
			isBackedUp: false,
			createdAt: now,
		}),
	]);
	return first.shownBy(written);
}

const keptBy = (user: User) => db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));

test("of two first factors that are added at once one shows its codes, and these are the ones that work", async () => {
	for (let round = 0; round < 8; round += 1) {
		const user = await makeUser(db);
		const outcomes = await Promise.all([addAnyAuthenticator(user), addAnyPasskey(user)]);
		const [shown = [], ...others] = outcomes.filter((codes) => codes !== null);
		expect(others).toEqual([]);
		const hashes = await Promise.all(shown.map((code) => hashRecoveryCode(user.id, code)));
		const kept = (await keptBy(user)).map(({ codeHash }) => codeHash);
		expect([kept.length, new Set(kept)]).toEqual([10, new Set(hashes)]);
	}
});

test("a second factor brings no codes while some are left, and ten when all are used up", async () => {
	const user = await makeUser(db);
	expect(await addAnyAuthenticator(user)).toHaveLength(10);
	expect(await addAnyPasskey(user)).toBe(null);
	await db.update(recoveryCodes).set({ usedAt: now }).where(eq(recoveryCodes.userId, user.id));
	expect(await addAnyPasskey(user)).toHaveLength(10);
});
