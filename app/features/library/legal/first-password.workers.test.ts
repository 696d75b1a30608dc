import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { shipEntry } from "#app/features/library/entries/ship-entry.server.ts";
import { invitationMail } from "#app/features/people/auth/mails/account-mails.server.ts";
import { userOfToken } from "#app/features/people/auth/one-time-tokens.repository.server.ts";
import { resetPassword } from "#app/features/people/auth/password/reset-password.server.ts";
import { invitePerson } from "#app/features/people/auth/rights/reach-person.server.ts";
import { findAccountByEmail } from "#app/features/people/auth/users.repository.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { credentials, oneTimeTokens } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { findOpenConsent, listConsents } from "./consents.repository.server";
import { AGREED_AT_REGISTRATION } from "./legal-pages";
import { consentsOfFirstPassword, consentsOfRegistration } from "./record-consents.server";

const now = new Date("2026-11-22T10:00:00Z");
const origin = "https://school.example";
let ips = 0;

beforeEach(async () => {
	for (const key of AGREED_AT_REGISTRATION) {
		const facts = { effective: "2026-11-01", consent: true, position: 1 };
		const translations = { en: { title: key, summary: "s", body: "b" } };
		await shipEntry(db, {
			entry: { kind: "legal", key, facts, translations },
			sourceHash: key,
			searchables: SEARCHABLES,
			kinds: ENTRY_KINDS,
			now,
		});
	}
});

async function invite() {
	const admin = await makeUser(db, { role: "admin", capabilities: ["people"] });
	const email = `${crypto.randomUUID()}@people.example`;
	const invited = { name: "Ada", email, role: "student" as const, language: "fr" };
	expect(await invitePerson(db, { actorId: admin.id, requestId: "r", now, invited, origin })).toMatchObject({
		ok: true,
	});
	const [person] = await findAccountByEmail(db, email);
	return { id: person?.user.id ?? 0, token: await tokenFor(person?.user.id ?? 0) };
}

async function tokenFor(userId: number) {
	const mail = await invitationMail.compose(db, { userId, language: null, origin, askedAt: now, now });
	return new URL(mail?.values.link ?? "").searchParams.get("token") ?? "";
}

async function isAsked(token: string) {
	const link = { tokenHash: await hashSecret(token), purpose: "resetPassword", now } as const;
	return (await findOpenConsent(db, userOfToken(db, link), AGREED_AT_REGISTRATION))[0]?.isOpen;
}

const setPassword = (token: string) =>
	resetPassword(db, {
		token,
		password: "a quiet green valley",
		clientIp: `192.0.2.${++ips}`,
		origin,
		requestId: "r",
		now,
		rateLimitScale: 1,
		alongside: (userId) => consentsOfFirstPassword(db, { userId, language: "de", now }),
	});

test("somebody who was invited is asked, and agrees with the first password, once", async () => {
	const { id, token } = await invite();
	expect(await isAsked(token)).toBe(true);
	expect(await listConsents(db, id)).toEqual([]);

	const outcomes = await Promise.all(Array.from({ length: 2 }, () => setPassword(token)));
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	const kept = await listConsents(db, id);
	const record = { version: 1, language: "de", occasion: "firstPassword", at: now };
	expect(kept).toHaveLength(2);
	for (const document of AGREED_AT_REGISTRATION)
		expect(kept).toContainEqual(expect.objectContaining({ document, ...record }));
});

test("whoever agreed when registering is not asked again by a later link, and nothing is added", async () => {
	const { id } = await makeUser(db);
	for (const statement of consentsOfRegistration(db, { userId: id, language: "en", now })) await statement;
	await db.delete(credentials).where(eq(credentials.userId, id));
	const token = await tokenFor(id);
	expect(await isAsked(token)).toBe(false);
	expect(await setPassword(token)).toMatchObject({ ok: true });
	expect((await listConsents(db, id)).map(({ occasion }) => occasion)).toEqual(["registration", "registration"]);
});

test("a link that does not hold asks nobody", async () => {
	const { token } = await invite();
	await db.update(oneTimeTokens).set({ expiresAt: now });
	expect([await isAsked(token), await isAsked("made up")]).toEqual([false, false]);
});
