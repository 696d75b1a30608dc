import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createLoadContext } from "#app/load-context.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { CAPABILITIES } from "#db/schema/people/capabilities.ts";
import { auditEntries, impersonations, sessions, users } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { parseEnvironment } from "#workers/environment.ts";
import { openRequestDatabase } from "#workers/request-database.ts";
import { createBreaker } from "#workers/resilient-database/breaker.ts";
import { anyUser, everyone, everyoneImpersonating, guarded, ownerOnly, withStepUp } from "../access.server";
import { changeRights } from "../rights/change-rights.server";
import { suspendAccount } from "../rights/suspend-account.server";
import { deleteSession } from "../session/sessions.repository.server";
import { startSession } from "../session/start-session.server";
import { userOfSession } from "../session/viewer.server";
import { sweepImpersonations } from "../sweeps.server";
import { endImpersonation, IMPERSONATION_MS, startImpersonation } from "./impersonate.server";

const ORIGIN = "https://school.example";
let now: Date;
let ann: { id: number };
let eve: { id: number };
let sessionId: string;
let cookies: string;

beforeEach(async () => {
	now = new Date();
	ann = await makeUser(db, { role: "admin", name: "Ann" });
	eve = await makeUser(db, { name: "Eve" });
	({ sessionId, cookies } = await signIn(ann.id, now));
});

async function signIn(userId: number, at: Date) {
	const started = await startSession(db, { userId, role: "admin", userAgent: null, country: null, now: at });
	await started.write;
	return { sessionId: started.sessionId, cookies: `__Host-sid=${started.session.cookie}` };
}

const begin = (given: Partial<Parameters<typeof startImpersonation>[1]> = {}) =>
	startImpersonation(db, {
		actorId: ann.id,
		sessionId,
		userId: eve.id,
		why: "She cannot find a lesson",
		requestId: "r",
		now,
		...given,
	});
const rows = () => db.select().from(impersonations).where(eq(impersonations.sessionId, sessionId));
const deedsTo = async (id: number) =>
	(
		await db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.subjectId, String(id)))
	).map(({ deed, actorId }) => [deed, actorId]);
const BOTH = () => [
	["people.beginLooking", ann.id],
	["people.endLooking", ann.id],
];

function ask(path: string, init: RequestInit = {}) {
	const request = new Request(ORIGIN + path, { ...init, headers: { Cookie: cookies } });
	const breaker = createBreaker(() => {});
	const execution = createExecutionContext();
	const context = createLoadContext({
		request,
		database: openRequestDatabase(binding, request, breaker),
		nonce: "n",
		requestId: "r",
		routes: { routes: [], find: () => null },
		isHead: false,
		isForAll: false,
		execution,
		env: parseEnvironment({ ...(env as object), ENVIRONMENT: "test", ASSETS: { fetch: () => null } }),
	});
	return { request, context, params: {}, execution };
}
const name = async ({ user }: { user: { name: string } | null }) => user?.name;
const refused = { init: { status: 403 }, data: { reason: "looking" } };

describe("while it lasts", () => {
	beforeEach(async () => expect(await begin()).toEqual({ ok: true, role: "student" }));

	test("pages are the other's, before and behind the guard", async () => {
		expect(await guarded(anyUser, name)(ask("/dashboard"))).toBe("Eve");
		const page = guarded(anyUser, {
			read: ({ db, viewer }) =>
				db.batch([
					db
						.select({ id: userOfSession(viewer.session).as("asking") })
						.from(users)
						.limit(1),
				]),
			handle: async ({ found: [[asking]] }) => asking?.id,
		});
		expect(await page(ask("/dashboard"))).toBe(eve.id);
	});

	test("what posts is refused, whoever may do it", async () => {
		for (const policy of [everyone, anyUser]) {
			await expect(guarded(policy, name)(ask("/lessons/1", { method: "POST" }))).rejects.toMatchObject(refused);
		}
		const answer = await guarded(anyUser, name)(ask("/api/x", { method: "POST" })).catch((thrown) => thrown);
		expect([answer.status, (await answer.json()).error.code]).toEqual([403, "forbidden"]);
	});

	test("a page that writes while it reads writes nothing and is refused", async () => {
		const page = guarded(anyUser, async ({ context }) => {
			await context.db.update(users).set({ headline: "seen" }).where(eq(users.id, eve.id));
		});
		await expect(page(ask("/dashboard"))).rejects.toMatchObject(refused);
		expect(await db.select({ headline: users.headline }).from(users).where(eq(users.id, eve.id))).toEqual([
			{ headline: null },
		]);
	});

	test("what is noted by the way is left out without a word", async () => {
		const asked = ask("/resources/x/download");
		const page = guarded(anyUser, async ({ context }) => {
			context.waitUntil(
				context.atPrimary().db.update(users).set({ headline: "seen" }).where(eq(users.id, eve.id)).run(),
			);
			return "file";
		});
		expect(await page(asked)).toBe("file");
		await waitOnExecutionContext(asked.execution);
		expect((await db.select().from(users).where(eq(users.id, eve.id)))[0]?.headline).toBe(null);
	});

	test("nobody counts as seen, and no proof of the admin opens what is the owner's", async () => {
		const old = new Date(now.getTime() - 20 * MINUTE_MS);
		await db.update(sessions).set({ lastSeenAt: old }).where(eq(sessions.id, sessionId));
		const asked = ask("/dashboard");
		await guarded(anyUser, name)(asked);
		await waitOnExecutionContext(asked.execution);
		expect((await db.select().from(sessions).where(eq(sessions.id, sessionId)))[0]?.lastSeenAt).toEqual(old);
		for (const policy of [ownerOnly, withStepUp(anyUser)]) {
			await expect(guarded(policy, name)(ask("/settings/security"))).rejects.toMatchObject(refused);
		}
	});

	test("its own button ends it, once, and both ends are written down", async () => {
		const end = guarded(everyoneImpersonating, async ({ context }) => {
			const session = await context.session();
			return session.kind === "signedIn" && endImpersonation(context.db, session.sessionId);
		});
		expect(await end(ask("/looking/end", { method: "POST" }))).toBe(eve.id);
		expect(await guarded(anyUser, name)(ask("/admin"))).toBe("Ann");
		expect(await endImpersonation(db, sessionId)).toBe(null);
		expect(await deedsTo(eve.id)).toEqual(BOTH());
	});

	test("the end of the session ends it as well, and is written down", async () => {
		await deleteSession(db, sessionId);
		expect(await deedsTo(eve.id)).toEqual(BOTH());
	});

	test("whoever becomes an admin is not looked through any more", async () => {
		const actor = { id: ann.id, capabilities: CAPABILITIES };
		const wish = { userId: eve.id, role: "admin" as const, capabilities: [], origin: ORIGIN, requestId: "r", now };
		expect(await changeRights(db, { actor, ...wish })).toMatchObject({ ok: true });
		expect(await rows()).toEqual([]);
		expect(await guarded(anyUser, name)(ask("/admin"))).toBe("Ann");
	});

	test("an admin who is suspended is out of both accounts", async () => {
		const ben = await makeUser(db, { role: "admin" });
		const done = await suspendAccount(db, {
			actorId: ben.id,
			userId: ann.id,
			why: "x",
			until: null,
			requestId: "r",
			now,
		});
		expect(done).toEqual({ ok: true });
		expect(await guarded(everyone, name)(ask("/"))).toBe(undefined);
	});
});

test("it is over after half an hour, and the clock writes that down", async () => {
	const before = new Date(now.getTime() - IMPERSONATION_MS);
	await begin({ now: before });
	expect(await guarded(anyUser, name)(ask("/admin"))).toBe("Ann");
	expect(await sweepImpersonations.work(db, new Date())).toBeGreaterThan(0);
	expect(await deedsTo(eve.id)).toEqual(BOTH());
	expect(await begin()).toMatchObject({ ok: true });
});

test("nobody looks through an admin, oneself or nobody, nor without the right", async () => {
	const ben = await makeUser(db, { role: "admin", capabilities: [] });
	expect(await begin({ userId: ben.id })).toEqual({ ok: false, reason: "admin" });
	expect(await begin({ userId: ann.id })).toEqual({ ok: false, reason: "own" });
	expect(await begin({ userId: 999_999 })).toEqual({ ok: false, reason: "gone" });
	expect(await begin({ actorId: ben.id })).toEqual({ ok: false, reason: "changed" });
	expect(await rows()).toEqual([]);
	expect(await deedsTo(eve.id)).toEqual([]);
});

test("of a promotion and a look at once never both hold", async () => {
	const actor = { id: ann.id, capabilities: CAPABILITIES };
	for (let round = 0; round < 5; round += 1) {
		const person = await makeUser(db);
		const wish = { userId: person.id, role: "admin" as const, capabilities: [], origin: ORIGIN, requestId: "r", now };
		await Promise.all([begin({ userId: person.id }), changeRights(db, { actor, ...wish })]);
		expect(await rows()).toEqual([]);
	}
});

test("of two looks of one session one holds", async () => {
	const other = await makeUser(db);
	const outcomes = await Promise.all([begin(), begin({ userId: other.id })]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await rows()).toHaveLength(1);
});
