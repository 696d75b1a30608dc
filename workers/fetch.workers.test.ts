import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/cloudflare";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { startSession } from "#app/features/people/auth/session/start-session.server.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { createFetch } from "./fetch";

function buildOf(path: string, loader: (args: LoaderFunctionArgs) => unknown): ServerBuild {
	const route = { id: "r", parentId: undefined, path, module: { loader } };
	return {
		mode: "production",
		basename: "/",
		future: { v3_singleFetch: true },
		isSpaMode: false,
		assets: { version: "1", routes: { r: { id: "r", path, hasLoader: true, module: "/r.js" } } },
		routes: { r: route },
		entry: { module: { default: () => new Response(), handleError: () => {} } },
	} as unknown as ServerBuild;
}

const ORIGIN = "https://school.example";
const bindings = { ...(env as object), ASSETS: { fetch: () => Promise.resolve(new Response()) } };

function ask(build: ServerBuild, path: string, init?: RequestInit) {
	return createFetch(build)(new Request(ORIGIN + path, init), bindings, createExecutionContext());
}

beforeEach(() => {
	vi.spyOn(console, "log").mockImplementation(() => {});
});

test("a handler of the API that throws answers JSON that says nothing of why", async () => {
	const failing = buildOf("api/broken", () => Promise.reject(new Error("secret")));
	const response = await ask(failing, "/api/broken");

	expect(response.status).toBe(500);
	expect(response.headers.get("Content-Type")).toContain("application/json");
	const text = await response.text();
	expect(JSON.parse(text)).toMatchObject({ error: { code: "unavailable" } });
	expect(text).not.toContain("secret");
});

test("the log of a query that failed holds no value of it", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const report = new Request(`${ORIGIN}/api/error-reports`, {
		method: "POST",
		headers: { Origin: ORIGIN, "Content-Type": "application/json", "CF-Connecting-IP": "203.0.113.77" },
		body: JSON.stringify({ message: "Cannot draw the plat" }),
	});
	const answer = createFetch(buildOf("x", () => null));
	const response = await answer(report, { ...bindings, DB: env.EMPTY }, createExecutionContext());

	expect(response.status).toBe(500);
	const lines = logged.mock.calls.flat().join();
	expect(lines).toContain("no such table: rate_limits");
	expect(lines).not.toContain("203.0.113.77");
});

describe("a WebSocket", () => {
	let cookie = "";
	const seen: string[] = [];
	const socket = buildOf(
		"api/socket",
		guarded(anyUser, async ({ request, user }) => {
			seen.push(`${user.name}: ${request.headers.get("Upgrade")}, ${request.headers.get("X-User-Email")}`);
			const [client, server] = Object.values(new WebSocketPair());
			server?.accept();
			server?.addEventListener("message", ({ data }) => server.send(`heard ${data}`));
			return new Response(null, { status: 101, webSocket: client, headers: { "Sec-WebSocket-Protocol": "notes" } });
		}),
	);
	const connect = (headers: Record<string, string>) =>
		ask(socket, "/api/socket", { headers: { Upgrade: "websocket", ...headers } });

	beforeAll(async () => {
		const user = await makeUser(db, { name: "Ada" });
		const signedIn = { userId: user.id, role: "student", userAgent: null, country: null, now: new Date() } as const;
		const { write, session } = await startSession(db, signedIn);
		await write;
		cookie = `__Host-sid=${session.cookie}`;
	});
	beforeEach(() => {
		seen.length = 0;
	});

	test("opens for who is signed in on this site, with all its headers, and carries messages", async () => {
		const response = await connect({ Origin: ORIGIN, Cookie: cookie, "X-User-Email": "eve@mail.example" });

		expect(response.status).toBe(101);
		expect(response.headers.get("Sec-WebSocket-Protocol")).toBe("notes");
		expect(response.headers.get("X-Request-Id")).toBeTruthy();
		expect(seen).toEqual(["Ada: websocket, null"]);

		const opened = response.webSocket;
		const heard = new Promise((resolve) => opened?.addEventListener("message", ({ data }) => resolve(data)));
		opened?.accept();
		opened?.send("hello");
		expect(await heard).toBe("heard hello");
		opened?.close();
	});

	test.each<[string, Record<string, string>]>([
		["another site", { Origin: "https://evil.example" }],
		["a site that does not say which", {}],
		["a site that only claims to be this one", { "Sec-Fetch-Site": "same-origin" }],
	])("is refused to %s, cookie or not", async (_who, headers) => {
		expect((await connect({ ...headers, Cookie: cookie })).status).toBe(403);
		expect(seen).toEqual([]);
	});

	test("is refused to who is not signed in, before any route is asked", async () => {
		const open = buildOf("api/open", () => {
			seen.push("asked");
			return new Response();
		});
		const headers = { Upgrade: "websocket", Origin: ORIGIN, Cookie: "__Host-sid=none" };
		const response = await ask(open, "/api/open", { headers });

		expect(response.status).toBe(401);
		expect(response.headers.get("WWW-Authenticate")).toContain("Bearer");
		expect(seen).toEqual([]);
	});
});
