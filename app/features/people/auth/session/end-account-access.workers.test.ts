import { eq, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeEach, describe, expect, test } from "vitest";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import * as schema from "#db/schema/schema.ts";
import { emailChanges, oneTimeTokens, passkeyChallenges, sessions, type users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makeOnlyAdmins } from "#tests/people/two-admins.ts";
import { answerEmailChange } from "../email-change/answer-email-change.server";
import { requestEmailChange } from "../email-change/request-email-change.server";
import { secureAccount } from "../notices/secure-account.server";
import { insertOneTimeToken } from "../one-time-tokens.repository.server";
import { changePassword } from "../password/change-password.server";
import { resetPassword } from "../password/reset-password.server";
import { changeRights } from "../rights/change-rights.server";
import { endSessionsOf } from "../rights/reach-person.server";
import { suspendAccount } from "../rights/suspend-account.server";
import { endOtherSessions } from "./end-sessions.server";
import { startSession } from "./start-session.server";

const now = new Date("2026-11-20T10:00:00Z");
const origin = "https://school.example";
const caller = { clientIp: "192.0.2.7", requestId: "r", now, rateLimitScale: 1000 };
const PURPOSES = oneTimeTokens.purpose.enumValues;
type Purpose = (typeof PURPOSES)[number];

/** Links that survive, because they give a stranger no access. */
const HARMLESS: Purpose[] = ["verifyEmail", "secureAccount"];

let admin: { id: number };
let user: typeof users.$inferSelect;
let sessionId: string;

beforeEach(async () => {
	({ ann: admin } = await makeOnlyAdmins());
	user = await makeUser(db);
	const start = { userId: user.id, role: user.role, userAgent: null, country: null, now };
	sessionId = (await (await startSession(db, start)).write.returning())[0]?.id ?? "";
	await (await startSession(db, start)).write;
	const asked = { userId: user.id, email: user.email, newEmail: `thief${user.id}@mail.example`, isConfirmed: false };
	await requestEmailChange(db, { ...asked, origin, ...caller });
	for (const purpose of PURPOSES) {
		const tokenHash = await hashSecret(secretOf(purpose));
		await insertOneTimeToken(db, { tokenHash, userId: user.id, purpose, expiresAt: new Date(now.getTime() + 60_000) });
	}
	for (const purpose of ["register", "prove"] as const) {
		const challengeHash = await hashSecret(`${purpose}-of-${user.id}`);
		await db
			.insert(passkeyChallenges)
			.values({ challengeHash, purpose, userId: user.id, expiresAt: new Date(now.getTime() + 60_000) });
	}
});

function secretOf(purpose: Purpose): string {
	return `${purpose}-of-${user.id}`;
}

const asAdmin = () => ({ actorId: admin.id, userId: user.id, requestId: "r", now });
const deeds: [string, () => Promise<{ ok?: boolean }>, Purpose[]][] = [
	[
		"a new password by mail",
		() => resetPassword(db, { token: secretOf("resetPassword"), password: "a quiet green valley", origin, ...caller }),
		["verifyEmail"],
	],
	[
		"a changed password",
		() =>
			changePassword(db, {
				user,
				password: "a quiet green valley",
				origin,
				now,
				caller: { clientIp: "192.0.2.1", userAgent: null, country: null, requestId: "r", sessionId },
			}),
		HARMLESS,
	],
	[
		"this was not me",
		() => secureAccount(db, { token: secretOf("secureAccount"), ...caller }),
		["verifyEmail", "resetPassword"],
	],
	[
		"the end of all other sessions",
		async () =>
			endOtherSessions(db, { userId: user.id, askedBy: sessionId, origin, requestId: "r", now }).then(() => ({
				ok: true,
			})),
		HARMLESS,
	],
	["the end of all sessions by an admin", () => endSessionsOf(db, asAdmin()), HARMLESS],
	["a suspension", () => suspendAccount(db, { ...asAdmin(), why: "spam", until: null }), HARMLESS],
	[
		"another role",
		() =>
			changeRights(db, {
				actor: { id: admin.id, capabilities: ["people"] },
				userId: user.id,
				role: "instructor",
				capabilities: [],
				origin,
				requestId: "r",
				now,
			}),
		[...HARMLESS, "resetPassword"],
	],
];

describe.each(deeds)("%s", (_deed, carryOut, left) => {
	test("ends everything that was open to get into the account", async () => {
		expect(await carryOut()).toMatchObject({ ok: true });

		expect(await db.select().from(emailChanges).where(eq(emailChanges.userId, user.id))).toEqual([]);
		const tokens = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
		const alive = tokens.filter(({ usedAt }) => usedAt === null).map(({ purpose }) => purpose);
		expect(new Set(alive)).toEqual(new Set(left));
		const open = await db.select().from(sessions).where(eq(sessions.userId, user.id));
		expect(open.length).toBeLessThan(2);
		expect(await db.select().from(passkeyChallenges).where(eq(passkeyChallenges.userId, user.id))).toEqual([]);
	});

	test("leaves no link that moves the account to another address", async () => {
		await carryOut();

		for (const purpose of ["agreeEmail", "confirmEmail"] as const) {
			const answer = await answerEmailChange(db, { token: secretOf(purpose), origin, ...caller });
			expect(answer).toEqual({ ok: false, reason: "linkInvalid" });
		}
	});
});

function tablesOfTokens(): string[] {
	const tables = Object.values<unknown>(schema).flatMap((value) =>
		is(value, SQLiteTable) ? [getTableConfig(value)] : [],
	);
	const isSecret = (name: string) => /_hash$|^key$|secret|token|code/.test(name);
	return tables
		.filter(({ columns }) => columns.some(({ name }) => /^(?:expires|ends)_at$/.test(name)))
		.filter(({ columns }) => columns.some(({ name, isUnique, primary }) => isSecret(name) && (isUnique || primary)))
		.map(({ name }) => name);
}

test("every table of tokens is one that ends here, or opens no account", () => {
	const ended = [sessions, oneTimeTokens, emailChanges, passkeyChallenges].map((table) => getTableConfig(table).name);
	const opensNoAccount = ["ticket_links", "moderation_links", "rate_limits"];
	expect(tablesOfTokens().sort()).toEqual([...ended, ...opensNoAccount].sort());
});
