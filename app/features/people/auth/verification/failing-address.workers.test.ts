import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mailAddresses, outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeSession, makeUser } from "#tests/factories.ts";
import { verifyEmailMail } from "../mails/account-mails.server";
import { findSessionByCookie } from "../session/sessions.repository.server";
import { requestVerification } from "./request-verification.server";
import { verifyEmail } from "./verify-email.server";

const now = new Date("2026-11-20T10:00:00Z");
const origin = "https://school.example";
let user: Awaited<ReturnType<typeof makeUser>>;
let cookieHash = "";

beforeEach(async () => {
	user = await makeUser(db, { emailVerifiedAt: now });
	cookieHash = await makeSession(db, user.id);
	await db.insert(mailAddresses).values({ email: user.email, state: "fails", at: now });
});

const signedIn = async () => {
	const [session] = await findSessionByCookie(db, cookieHash, now);
	if (!session) throw new Error("no session");
	return session.user;
};
const compose = () => verifyEmailMail.compose(db, { userId: user.id, language: null, origin, askedAt: now, now });
const verify = (token: string) =>
	verifyEmail(db, { token, clientIp: "192.0.2.1", requestId: "r", now, rateLimitScale: 1 });

test("an address that fails counts as unconfirmed, and works again once its owner has confirmed it", async () => {
	expect(await signedIn()).toMatchObject({ emailVerifiedAt: null, emailState: "fails" });
	const asked = { user: await signedIn(), language: "en", origin, now, rateLimitScale: 1 } as const;
	const outcome = await requestVerification(db, asked);
	expect(outcome).toMatchObject({ ok: true });
	expect(
		await db
			.select()
			.from(outbox)
			.where(eq(outbox.id, outcome.ok ? outcome.jobId : "")),
	).toHaveLength(1);

	const mail = await compose();
	expect(mail?.to).toBe(user.email);
	const token = new URL(String(mail?.values.link)).searchParams.get("token") ?? "";
	expect(await verify(token)).toMatchObject({ ok: true });

	expect(await signedIn()).toMatchObject({ emailVerifiedAt: now, emailState: null });
	expect(await db.select().from(mailAddresses).where(eq(mailAddresses.email, user.email))).toEqual([]);
	expect(await compose()).toBeNull();
});
