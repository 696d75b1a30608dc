/// <reference types="@cloudflare/vitest-plugin/types" />
import { applyD1Migrations, createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLoadContext } from "#app/load-context.ts";
import { connect } from "#db/client.server.ts";
import { sessions, users } from "#db/schema/schema.ts";
import { binding, migrations, db as primary } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { parseEnvironment } from "#workers/environment.ts";
import { openRequestDatabase } from "#workers/request-database.ts";
import { createBreaker } from "#workers/resilient-database/breaker.ts";
import { admins, anyUser, everyone, guarded } from "./access.server";
import { startSession } from "./session/start-session.server";
import { userOfSession } from "./session/viewer.server";

const nearest = env.REPLICA;
await applyD1Migrations(nearest, migrations);
const replica = connect(nearest);

/** D1 with a lagging replica: serves stale data until a request brings a bookmark. */
const far: D1Database = {
	prepare: (sql) => binding.prepare(sql),
	batch: (statements) => binding.batch(statements),
	exec: (sql) => binding.exec(sql),
	dump: () => binding.dump(),
	withSession: (start) => (start === "first-unconstrained" ? nearest : binding).withSession(start),
};

const ORIGIN = "https://school.example";

function ask(path: string, { cookies = "", ...init }: RequestInit & { cookies?: string } = {}) {
	const request = new Request(ORIGIN + path, { ...init, headers: { ...init.headers, Cookie: cookies } });
	const database = openRequestDatabase(
		far,
		request,
		createBreaker(() => {}),
	);
	const context = createLoadContext({
		request,
		database,
		routes: { routes: [], find: () => null },
		nonce: "n",
		requestId: "r",
		isHead: false,
		isForAll: false,
		env: parseEnvironment({ ...(env as object), ENVIRONMENT: "test", ASSETS: { fetch: () => null } }),
		execution: createExecutionContext(),
	});
	const args = { request, context, params: {} } satisfies ActionFunctionArgs;
	return { args, bookmark: () => database.bookmarkCookie()?.split(";")[0] ?? "" };
}

async function makeRenamed(role: "student" | "admin" = "student") {
	const { id, email } = await makeUser(primary, { role, name: "New Name" });
	await makeUser(replica, { id, email, role, name: "Old Name" });
	const signedIn = { userId: id, role, userAgent: null, country: null, now: new Date() };
	const { write, session } = await startSession(primary, signedIn);
	const cookies = `__Host-sid=${session.cookie}`;
	await write;
	const [row] = await primary.select().from(sessions).where(eq(sessions.userId, id));
	if (row) await replica.insert(sessions).values(row);
	return { id, cookies, token: session.token };
}

const whoAsks = guarded(anyUser, async ({ user }) => user.name);
const signedOut = {
	status: 302,
	headers: expect.toSatisfy((headers: Headers) => (headers.get("Location") ?? "").startsWith("/login")),
};

test("a loader reads at the nearest replica, an action at the primary, session and rows alike", async () => {
	const { id, cookies } = await makeRenamed();
	const page = guarded(anyUser, {
		read: ({ db }) => db.batch([db.select({ name: users.name }).from(users).where(eq(users.id, id))]),
		handle: ({ user, found }) => [user.name, found[0][0]?.name],
	});

	expect(await page(ask("/dashboard", { cookies }).args)).toEqual(["Old Name", "Old Name"]);
	expect(await page(ask("/dashboard", { cookies, method: "POST" }).args)).toEqual(["New Name", "New Name"]);
});

test("a socket asks the primary: what comes through it writes", async () => {
	const { cookies } = await makeRenamed();
	const { args } = ask("/learning/live", { cookies, headers: { Upgrade: "websocket" } });
	expect(await whoAsks(args)).toBe("New Name");
});

test("who has been signed out may read for the lag of a replica, and do nothing", async () => {
	const { id, cookies } = await makeRenamed();
	await primary.delete(sessions).where(eq(sessions.userId, id));

	expect(await whoAsks(ask("/dashboard", { cookies }).args)).toBe("Old Name");
	await expect(whoAsks(ask("/dashboard", { cookies, method: "POST" }).args)).rejects.toMatchObject(signedOut);
	const call = whoAsks(ask("/api/enrollments", { cookies, method: "POST" }).args);
	await expect(call).rejects.toMatchObject({ status: 401 });
});

test("what an admin sees comes from the primary, wherever the page stands", async () => {
	const { id, cookies } = await makeRenamed("admin");
	await makeUser(primary, { role: "admin" });
	const nameOf = guarded(admins, {
		read: ({ db }) => db.batch([db.select({ name: users.name }).from(users).where(eq(users.id, id))]),
		handle: ({ user, found }) => [user.name, found[0][0]?.name],
	});
	for (const path of ["/admin", "/admin/settings.data", "/reports"]) {
		expect([path, await nameOf(ask(path, { cookies }).args)]).toEqual([path, ["New Name", "New Name"]]);
	}

	await primary.update(users).set({ role: "student" }).where(eq(users.id, id));
	await expect(nameOf(ask("/reports", { cookies }).args)).rejects.toMatchObject({ status: 302 });
});

test("one reads one's own writes: the bookmark of a deed leads the next page past the lag", async () => {
	const { id, cookies } = await makeRenamed();
	const rename = guarded(anyUser, async ({ db }) => {
		await db.update(users).set({ name: "Newest Name" }).where(eq(users.id, id));
	});
	const deed = ask("/settings", { cookies, method: "POST" });
	await rename(deed.args);

	expect(deed.bookmark()).toMatch(/^__Host-bookmark=[0-9a-f-]{20,}$/);
	expect(await whoAsks(ask("/dashboard", { cookies: `${cookies}; ${deed.bookmark()}` }).args)).toBe("Newest Name");
});

test("a visitor who reads gets no bookmark, so that the page can be kept; who is signed in does", async () => {
	const { cookies } = await makeRenamed();
	const page = guarded(everyone, {
		read: ({ db }) => db.batch([db.select().from(users).limit(1)]),
		handle: () => null,
	});
	const [visitor, member] = [ask("/courses"), ask("/courses", { cookies })];
	await Promise.all([page(visitor.args), page(member.args)]);

	expect(visitor.bookmark()).toBe("");
	expect(member.bookmark()).toContain("__Host-bookmark=");
});

test("a bookmark that is none is passed over", async () => {
	const { cookies } = await makeRenamed();
	for (const value of ["first-primary", "x".repeat(300), "0-0-0", "';--"]) {
		expect(await whoAsks(ask("/dashboard", { cookies: `${cookies}; __Host-bookmark=${value}` }).args)).toBe("Old Name");
	}
});

test("a program with a token asks the primary, and what it reads beside its session is its own", async () => {
	const [{ token }, other] = [await makeRenamed(), await makeRenamed()];
	const own = guarded(anyUser, {
		read: ({ db, viewer }) =>
			db.batch([
				db
					.select({ id: users.id })
					.from(users)
					.where(eq(users.id, userOfSession(viewer.session))),
			]),
		handle: ({ user, found }) => [user.name, found[0][0]?.id === user.id],
	});
	const headers = { Authorization: `Bearer ${token}` };

	expect(await own(ask("/api/enrollments", { headers }).args)).toEqual(["New Name", true]);
	const mixed = own(ask("/api/enrollments", { headers, cookies: other.cookies }).args);
	await expect(mixed).rejects.toMatchObject({ status: 401 });

	await primary.delete(sessions).where(eq(sessions.userId, other.id));
	expect(await own(ask("/api/enrollments", { headers, cookies: other.cookies }).args)).toEqual(["New Name", true]);
});

test("what a device has kept for one account is refused in the name of another, and of nobody", async () => {
	const { id, cookies } = await makeRenamed();
	const action = guarded(anyUser, async ({ user }) => user.id);
	const send = (keptBy: number, session: string) => {
		const headers = { "X-Kept-By": String(keptBy) };
		const { args } = ask("/lessons/1/kept", { method: "POST", headers, cookies: session });
		return action(args).catch((refusal: Response) => refusal.status);
	};

	expect(await Promise.all([send(id, cookies), send(id + 1, cookies), send(id, "")])).toEqual([id, 401, 401]);
});
