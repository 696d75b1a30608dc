/// <reference types="@cloudflare/vitest-plugin/types" />

import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createLoadContext } from "#app/load-context.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { requireChange } from "#db/conflict.ts";
import { auditEntries, oneTimeTokens, sessions, users } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { quickHash } from "#tests/people/quick-password.ts";
import { parseEnvironment } from "#workers/environment.ts";
import { openRequestDatabase } from "#workers/request-database.ts";
import { createBreaker } from "#workers/resilient-database/breaker.ts";
import { admins, anyUser, everyone, guarded, guestOnly, waitingForFactor, withStepUp } from "../access.server";
import { insertOneTimeToken, spendToken } from "../one-time-tokens.repository.server";
import { signOut } from "../session/sign-out.server";
import { startSession } from "../session/start-session.server";
import { userOfSession } from "../session/viewer.server";
import { setCredential } from "../users.repository.server";
import { confirmIdentity, type WayToProve } from "./confirm-identity.server";
import { passwordWay } from "./password-way.server";

const PASSWORD = "a quiet green valley";
let user: typeof users.$inferSelect;

beforeEach(async () => {
	user = await makeUser(db);
});

function ask(path: string, { cookies, ...init }: RequestInit & { cookies?: string } = {}) {
	const request = new Request(`https://school.example${path}`, {
		...init,
		headers: { ...init.headers, ...(cookies ? { Cookie: cookies } : {}) },
	});
	const breaker = createBreaker(() => {});
	const context = createLoadContext({
		request,
		database: openRequestDatabase(binding, request, breaker),
		nonce: "n",
		requestId: "r",
		routes: { routes: [], find: () => null },
		isHead: false,
		isForAll: false,
		env: parseEnvironment({ ...(env as object), ENVIRONMENT: "test", ASSETS: { fetch: () => null } }),
		execution: createExecutionContext(),
	});
	return { request, context, params: {} } satisfies ActionFunctionArgs;
}

async function enter({ provedMinutesAgo = 0, state = "active" as "active" | "waitsForFactor" } = {}) {
	const now = new Date();
	const { write, session } = await startSession(db, {
		userId: user.id,
		role: user.role,
		userAgent: null,
		country: null,
		now,
		state,
	});
	await write;
	const [row] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
	if (!row) throw new Error("no session");
	if (provedMinutesAgo > 0) {
		const steppedUpAt = new Date(now.getTime() - provedMinutesAgo * MINUTE_MS);
		await db.update(sessions).set({ steppedUpAt }).where(eq(sessions.id, row.id));
	}
	return { id: row.id, cookies: `__Host-sid=${session.cookie}`, token: session.token };
}

const led = (to: string) => ({
	status: 302,
	headers: expect.toSatisfy((headers: Headers) => headers.get("Location") === to),
});

const HTML = { Accept: "text/html,application/xhtml+xml" };

test("a deed that asks for a proof goes through for ten minutes after signing in, then is posted on to the page that asks", async () => {
	const deed = guarded(withStepUp(anyUser), async ({ user }) => user.id);
	const fresh = await enter({ provedMinutesAgo: 9 });
	expect(await deed(ask("/settings/password", { cookies: fresh.cookies }))).toBe(user.id);

	await db
		.update(sessions)
		.set({ steppedUpAt: new Date(Date.now() - 10 * MINUTE_MS) })
		.where(eq(sessions.id, fresh.id));
	const { cookies } = fresh;
	await expect(deed(ask("/settings/password.data?a=1&_routes=x", { cookies }))).rejects.toMatchObject(
		led("/confirm-identity?returnTo=%2Fsettings%2Fpassword%3Fa%3D1"),
	);
	const posted = deed(ask("/settings/password?a=1&index", { cookies, method: "POST", headers: HTML }));
	const on = "/confirm-identity?deed=%2Fsettings%2Fpassword%3Fa%3D1%26index&returnTo=%2Fsettings%2Fpassword%3Fa%3D1";
	await expect(posted).rejects.toMatchObject({ ...led(on), status: 307 });
});

test("a script is told that a proof is asked for", async () => {
	const { cookies } = await enter({ provedMinutesAgo: 30 });
	const deed = guarded(withStepUp(anyUser), async () => null);
	const answer = await deed(ask("/settings/password", { cookies, method: "POST" })).catch((thrown) => thrown);
	expect([answer.status, await answer.json()]).toEqual([403, { reason: "proofNeeded" }]);
});

test("whoever gives up is led to the page that the form stands on, without what it told, and never to another site", async () => {
	const deed = guarded(withStepUp(anyUser), async () => null);
	const { cookies } = await enter({ provedMinutesAgo: 30 });
	const from = (Referer: string) =>
		deed(ask("/settings/deeds", { cookies, method: "POST", headers: { ...HTML, Referer } }));
	const on = (back: string) => ({
		...led(`/confirm-identity?deed=%2Fsettings%2Fdeeds&returnTo=${encodeURIComponent(back)}`),
		status: 307,
	});
	await expect(from("https://school.example/settings/account?done=1")).rejects.toMatchObject(on("/settings/account"));
	await expect(from("https://evil.example/x")).rejects.toMatchObject(on("/settings/deeds"));
});

test("a deed that comes from the page of the proof has its own fields alone", async () => {
	const { cookies } = await enter();
	const deed = guarded(withStepUp(anyUser), async ({ request }) => [...(await request.formData())]);
	const body = new URLSearchParams({ way: "password", password: "x", carriesDeed: "1", "deed.intent": "a" });
	const sent = { cookies, method: "POST", body, headers: HTML };
	expect(await deed(ask("/settings/deeds", sent))).toEqual([["intent", "a"]]);
});

test("the API says 403 with a code of its own, and who lacks the right is not asked for a proof", async () => {
	const { cookies } = await enter({ provedMinutesAgo: 30 });
	const refused = await guarded(
		withStepUp(anyUser),
		async () => null,
	)(ask("/api/me", { cookies })).catch((thrown) => thrown);
	expect([refused.status, (await refused.json()).error.code]).toEqual([403, "step_up_required"]);

	const forAdmins = guarded(withStepUp(admins), async () => null);
	await expect(forAdmins(ask("/admin/users", { cookies }))).rejects.toMatchObject(led("/dashboard"));
});

test("a sign-in that waits for its second factor is nobody, but for the proof and for signing out", async () => {
	const { id, cookies, token } = await enter({ state: "waitsForFactor" });
	const whoAsks = guarded(everyone, async ({ user }) => user);
	const own = guarded(anyUser, {
		read: ({ db, viewer }) =>
			db.batch([
				db
					.select({ id: users.id })
					.from(users)
					.where(eq(users.id, userOfSession(viewer.session))),
			]),
		handle: ({ found }) => found[0],
	});
	const read = guarded(everyone, {
		read: ({ db, viewer }) =>
			db.batch([
				db
					.select({ id: users.id })
					.from(users)
					.where(eq(users.id, userOfSession(viewer.session))),
			]),
		handle: ({ found }) => found[0],
	});

	expect(await whoAsks(ask("/courses", { cookies }))).toBeNull();
	expect(await read(ask("/courses", { cookies }))).toEqual([]);
	expect(await guarded(guestOnly, async () => "form")(ask("/login", { cookies }))).toBe("form");
	const toFactor = led("/login/second-factor?redirectTo=%2Fdashboard");
	await expect(own(ask("/dashboard", { cookies }))).rejects.toMatchObject(toFactor);
	await expect(own(ask("/dashboard", { cookies, method: "POST" }))).rejects.toMatchObject(toFactor);
	for (const credential of [{ cookies }, { headers: { Authorization: `Bearer ${token}` } }]) {
		await expect(own(ask("/api/enrollments", credential))).rejects.toMatchObject({ status: 401 });
	}

	const proving = guarded(waitingForFactor, async ({ user }) => user.id);
	expect(await proving(ask("/login/second-factor", { cookies }))).toBe(user.id);
	await signOut(ask("/logout", { cookies, method: "POST" }).context);
	expect(await db.select().from(sessions).where(eq(sessions.id, id))).toEqual([]);
	await expect(proving(ask("/login/second-factor", { cookies }))).rejects.toMatchObject(
		led("/login?redirectTo=%2Flogin%2Fsecond-factor"),
	);
});

test("a sign-in waits for its second factor for a quarter of an hour, and who is in needs none", async () => {
	const { id, cookies } = await enter({ state: "waitsForFactor" });
	const proving = guarded(waitingForFactor, async ({ user }) => user.id);
	await db
		.update(sessions)
		.set({ createdAt: new Date(Date.now() - 15 * MINUTE_MS) })
		.where(eq(sessions.id, id));
	await expect(proving(ask("/login/second-factor", { cookies }))).rejects.toMatchObject({ status: 302 });

	await db.delete(sessions).where(eq(sessions.id, id));
	const inside = await enter();
	await expect(proving(ask("/login/second-factor", inside))).rejects.toMatchObject(led("/dashboard"));
});

const now = new Date("2026-11-20T10:00:00Z");
const prove = (sessionId: string, password: string, more: Partial<Parameters<typeof confirmIdentity>[1]> = {}) =>
	confirmIdentity(db, {
		way: passwordWay,
		proof: { password },
		user,
		sessionId,
		purpose: "stepUp",
		requestId: "r",
		now,
		rateLimitScale: 1,
		...more,
	});
const sessionRow = async (id: string) => (await db.select().from(sessions).where(eq(sessions.id, id)))[0];

test("the password renews the proof of this session, and is written down", async () => {
	await setCredential(db, { userId: user.id, passwordHash: quickHash(PASSWORD), changedAt: now });
	const { id } = await enter({ provedMinutesAgo: 60 });
	expect(await prove(id, "another one")).toEqual({ ok: false, reason: "wrong" });
	expect((await sessionRow(id))?.steppedUpAt).not.toEqual(now);

	expect(await prove(id, PASSWORD)).toEqual({ ok: true });
	expect((await sessionRow(id))?.steppedUpAt).toEqual(now);
	const entries = await db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id));
	expect(entries).toMatchObject([{ deed: "auth.stepUp", after: { way: "password" } }]);
});

test("of guesses sent at once ten are looked at, whichever the way; then even the right one waits", async () => {
	let looked = 0;
	const way: WayToProve = {
		name: "count",
		prove: async () => {
			looked += 1;
			return null;
		},
	};
	const { id } = await enter();
	const answers = await Promise.all(Array.from({ length: 25 }, () => prove(id, "", { way })));

	expect([looked, answers.filter((answer) => !answer.ok && answer.reason === "tooMany").length]).toEqual([10, 15]);
	expect(await prove(id, PASSWORD)).toMatchObject({ ok: false, reason: "tooMany", retryAfterSeconds: 3600 });
});

test("a proof that works once opens one session of ten that hand it in at once", async () => {
	const token = { tokenHash: crypto.randomUUID(), userId: user.id, purpose: "confirmLogin" } as const;
	await insertOneTimeToken(db, { ...token, expiresAt: new Date(now.getTime() + MINUTE_MS) });
	const once: WayToProve = {
		name: "once",
		prove: async (db) => [spendToken(db, { ...token, now }), requireChange(db)],
	};
	const waiting = await Promise.all(
		Array.from({ length: 10 }, async () => {
			const { write } = await startSession(db, {
				userId: user.id,
				role: user.role,
				userAgent: null,
				country: null,
				now,
				state: "waitsForFactor",
			});
			return (await write.returning())[0]?.id ?? "";
		}),
	);
	const outcomes = await Promise.all(waiting.map((id) => prove(id, "", { way: once, purpose: "signIn" })));

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	const open = await db.select().from(sessions).where(eq(sessions.userId, user.id));
	expect(open.filter(({ state }) => state === "active")).toMatchObject([{ steppedUpAt: now }]);
	expect((await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id)))[0]?.usedAt).toEqual(now);
});

test("a step-up does not open a session that waits for its second factor", async () => {
	await setCredential(db, { userId: user.id, passwordHash: quickHash(PASSWORD), changedAt: now });
	const { id } = await enter({ state: "waitsForFactor" });

	expect(await prove(id, PASSWORD)).toEqual({ ok: false, reason: "wrong" });
	expect(await sessionRow(id)).toMatchObject({ state: "waitsForFactor", steppedUpAt: null });
});
