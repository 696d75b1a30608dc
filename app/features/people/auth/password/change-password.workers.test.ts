import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { auditEntries, credentials, oneTimeTokens, outbox, sessions } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { insertOneTimeToken } from "../one-time-tokens.repository.server";
import { startSession } from "../session/start-session.server";
import { changePassword } from "./change-password.server";
import { verifyPassword } from "./password.server";

const now = new Date("2026-11-20T10:00:00Z");
const origin = "https://school.example";

test("a new password ends every session, starts one for who asked, and tells the owner; of two browsers one wins", async () => {
	const user = await makeUser(db);
	const enter = async () => {
		const signedIn = { userId: user.id, role: user.role, userAgent: null, country: null, now };
		return (await (await startSession(db, signedIn)).write.returning())[0]?.id ?? "";
	};
	const [here, there] = [await enter(), await enter()];
	const link = { tokenHash: "reset-link", userId: user.id, purpose: "resetPassword" } as const;
	await insertOneTimeToken(db, { ...link, expiresAt: new Date(now.getTime() + 60_000) });
	const change = (sessionId: string, password: string) =>
		changePassword(db, {
			user,
			password,
			origin,
			now,
			caller: { clientIp: "192.0.2.1", userAgent: null, country: null, requestId: "r", sessionId },
		});

	const outcomes = await Promise.all([change(here, "a quiet green valley"), change(there, "a loud red mountain")]);
	const won = outcomes.find((outcome) => outcome.ok);
	expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);

	const open = await db.select().from(sessions).where(eq(sessions.userId, user.id));
	expect(open.map(({ cookieHash }) => cookieHash)).toEqual([await hashSecret(won?.ok ? won.session.cookie : "")]);
	expect(open[0]?.steppedUpAt).toEqual(now);
	const [kept] = await db.select().from(credentials).where(eq(credentials.userId, user.id));
	const winner = outcomes[0]?.ok ? "a quiet green valley" : "a loud red mountain";
	expect(await verifyPassword(winner, kept?.passwordHash ?? null)).toBe(true);
	expect(await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id))).toEqual([]);
	expect(
		await db
			.select()
			.from(outbox)
			.where(eq(outbox.id, won?.ok ? won.jobId : "")),
	).toMatchObject([{ payload: { mail: "securityNotice", notice: "passwordChanged" } }]);
	expect(await db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id))).toMatchObject([
		{ deed: "auth.changePassword" },
	]);
});
