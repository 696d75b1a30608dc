import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { HOUR_MS } from "#app/shared/durations.ts";
import { emailChanges, oneTimeTokens, outbox, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { verifyEmailMail } from "../mails/account-mails.server";
import { agreeEmailMail, confirmEmailMail } from "../mails/email-change-mails.server";
import { verifyEmail } from "../verification/verify-email.server";
import { answerEmailChange } from "./answer-email-change.server";
import { findEmailChange, isEmailTaken, listDeadEmailChanges } from "./email-changes.repository.server";
import { cancelEmailChange, requestEmailChange } from "./request-email-change.server";

const now = new Date("2026-11-20T10:00:00Z");
const origin = "https://school.example";
let user: typeof users.$inferSelect;
let count = 0;
let newEmail = "";

beforeEach(async () => {
	user = await makeUser(db);
	newEmail = `new${++count}@mail.example`;
});

const request = (email = newEmail, at = now, isConfirmed = true) =>
	requestEmailChange(db, {
		userId: user.id,
		email: user.email,
		newEmail: email,
		isConfirmed,
		origin,
		requestId: "r",
		now: at,
		rateLimitScale: 1,
	});
/** The mail as it would be sent now, and the token of its link. */
async function mailed({ compose }: typeof agreeEmailMail, at = now) {
	const [change] = await db.select().from(emailChanges).where(eq(emailChanges.userId, user.id));
	const about = { userId: user.id, language: null, origin, askedAt: at, now: at, changeKey: change?.key ?? "none" };
	const mail = await compose(db, about);
	return { mail, token: new URL(mail?.values.link ?? "https://x").searchParams.get("token") ?? "" };
}
const answer = (token: string, at = now) =>
	answerEmailChange(db, { token, clientIp: `192.0.2.${++count}`, origin, requestId: "r", now: at, rateLimitScale: 1 });
const emailNow = async () => (await db.select().from(users).where(eq(users.id, user.id)))[0]?.email;

test.each([
	["the old one first", [agreeEmailMail, confirmEmailMail]],
	["the new one first", [confirmEmailMail, agreeEmailMail]],
] as const)("both addresses answer, %s: then the account has its new address", async (_order, [first, second]) => {
	expect(await request()).toMatchObject({ ok: true });
	const [one, two] = [await mailed(first), await mailed(second)];
	expect([one.mail?.to, two.mail?.to].sort()).toEqual([user.email, newEmail].sort());

	expect(await answer(one.token)).toEqual({ ok: true, state: "waits" });
	expect(await emailNow()).toBe(user.email);
	expect(await answer(one.token)).toEqual({ ok: false, reason: "linkInvalid" });

	const done = await answer(two.token);
	expect(done).toMatchObject({ ok: true, state: "changed" });
	expect(await emailNow()).toBe(newEmail);
	expect(await db.select().from(emailChanges).where(eq(emailChanges.userId, user.id))).toEqual([]);
	const jobId = done.ok && done.state === "changed" ? done.jobId : "";
	expect(await db.select().from(outbox).where(eq(outbox.id, jobId))).toMatchObject([
		{ payload: { mail: "securityNotice", notice: "emailChanged" } },
	]);
});

test("an old address that was never confirmed is neither asked nor written to: the new one alone confirms", async () => {
	const asked = await request(newEmail, now, false);
	const letters = (await db.select().from(outbox)).filter(({ payload }) => payload.userId === user.id);
	expect(letters.map(({ id, payload }) => [id, payload.mail])).toEqual([[asked.ok && asked.jobIds[0], "confirmEmail"]]);
	expect((await mailed(agreeEmailMail)).mail).toBeNull();
	expect(await answer((await mailed(confirmEmailMail)).token)).toMatchObject({ ok: true, state: "changed" });
	expect(await emailNow()).toBe(newEmail);

	await request(`again-${newEmail}`);
	expect(await answer((await mailed(confirmEmailMail)).token)).toEqual({ ok: true, state: "waits" });
});

test("a change that was asked for before the old address was confirmed ends with that, links and all", async () => {
	await request(newEmail, now, false);
	const { token } = await mailed(confirmEmailMail);
	const about = { userId: user.id, language: null, origin, askedAt: now, now };
	const link = new URL((await verifyEmailMail.compose(db, about))?.values.link ?? "").searchParams.get("token") ?? "";
	const confirmed = { token: link, clientIp: `192.0.2.${++count}`, requestId: "r", now, rateLimitScale: 1 };
	expect(await verifyEmail(db, confirmed)).toEqual({ ok: true });
	expect(await answer(token)).toEqual({ ok: false, reason: "linkInvalid" });
	expect(await emailNow()).toBe(user.email);
});

test("answers of both addresses at once: exactly one completes the change", async () => {
	await request();
	const tokens = [(await mailed(agreeEmailMail)).token, (await mailed(confirmEmailMail)).token];
	const outcomes = await Promise.all(tokens.flatMap((token) => [answer(token), answer(token), answer(token)]));

	expect(outcomes.filter((outcome) => outcome.ok && outcome.state === "changed")).toHaveLength(1);
	expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(2);
	expect(await emailNow()).toBe(newEmail);
});

test("an address that another account has is answered like any other; only its owner is told", async () => {
	const other = await makeUser(db);
	expect(await request(other.email)).toMatchObject({ ok: true });
	const { mail } = await mailed(confirmEmailMail);
	expect(mail).toMatchObject({ to: other.email, words: "addressTaken", values: {} });
});

test("an address that is taken while the links are out is left to whoever has it", async () => {
	await request();
	const [agree, confirm] = [await mailed(agreeEmailMail), await mailed(confirmEmailMail)];
	await answer(agree.token);
	await makeUser(db, { email: newEmail });

	expect(await answer(confirm.token)).toEqual({ ok: false, reason: "unavailable" });
	expect(await emailNow()).toBe(user.email);
});

test("after a day, after a newer wish and after taking it back no link works", async () => {
	await request();
	const old = await mailed(agreeEmailMail);
	expect(await answer(old.token, new Date(now.getTime() + 24 * HOUR_MS))).toEqual({ ok: false, reason: "linkInvalid" });

	await request(`other-${newEmail}`);
	expect(await answer(old.token)).toEqual({ ok: false, reason: "linkInvalid" });
	const newer = await mailed(agreeEmailMail);
	await cancelEmailChange(db, { userId: user.id, requestId: "r", now });
	expect(await answer(newer.token)).toEqual({ ok: false, reason: "linkInvalid" });
	expect((await mailed(agreeEmailMail)).mail).toBeNull();
});

test("three wishes an hour, and none for the address that one has", async () => {
	expect(await request(user.email)).toEqual({ ok: false, reason: "same" });
	const asked = await Promise.all(Array.from({ length: 5 }, () => request()));
	expect(asked.filter(({ ok }) => ok)).toHaveLength(3);
	expect(await request()).toEqual({ ok: false, reason: "tooMany" });
	expect(await request(newEmail, new Date(now.getTime() + HOUR_MS))).toMatchObject({ ok: true });
});

test("the new address gets every link that the account is sent, the old one no more", async () => {
	await request();
	const [agree, confirm] = [await mailed(agreeEmailMail), await mailed(confirmEmailMail)];
	await answer(agree.token);
	await answer(confirm.token);
	const left = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
	expect(left.filter(({ usedAt }) => usedAt === null)).toEqual([]);
});

test.each(
	Object.entries({
		findEmailChange: findEmailChange(db, 1, now),
		isTaken: isEmailTaken(db, "a@b.example"),
		listDeadEmailChanges: listDeadEmailChanges(db, now, 10),
	}),
)("%s reads by an index", async (_name, query) => {
	await expectNoScan(query);
});
