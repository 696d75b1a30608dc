import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { logOut, storeSignedInUser } from "./account";
import { callApi, mayTryByEmail, requestApi, withRetryFlag } from "./api-call";
import { ApiFailure } from "./api-failure";
import { createReader } from "./query-reader";

const sent = vi.fn<typeof fetch>();
let stored: Record<string, string>;

beforeEach(() => {
	stored = {};
	// The code lists entries with Object.keys, so they must be own properties, as in a real Storage.
	const methods = {
		getItem: (key: string) => stored[key] ?? null,
		setItem: (key: string, value: string) => {
			stored[key] = value;
		},
		removeItem: (key: string) => {
			delete stored[key];
		},
	};
	const storage = new Proxy(methods, {
		ownKeys: () => Object.keys(stored),
		getOwnPropertyDescriptor: (_target, key) => ({ configurable: true, enumerable: true, value: stored[String(key)] }),
	});
	vi.stubGlobal("localStorage", storage);
	vi.stubGlobal("fetch", sent);
	sent.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body = "{}") => new Response(body, { status });
const calls = () =>
	sent.mock.calls.map(([path, init]) => {
		const headers = init?.headers as Record<string, string>;
		return { path, method: init?.method, token: headers.Authorization, email: headers["X-User-Email"] };
	});

describe("who asks", () => {
	test("a stored token goes as bearer, with cookies", async () => {
		stored = { auth_token: "t", user_email: "ada@grew.example" };
		sent.mockResolvedValueOnce(answer(200));
		await callApi({ path: "/api/courses" });

		expect(calls()).toEqual([{ path: "/api/courses", method: "GET", token: "Bearer t", email: undefined }]);
		expect(sent.mock.calls[0]?.[1]?.credentials).toBe("include");
	});

	test("without a token the e-mail goes in its own header; without both, nothing", async () => {
		sent.mockImplementation(async () => answer(200));
		await callApi({ path: "/a" });
		stored = { user_email: "ada@grew.example" };
		await callApi({ path: "/b" });

		expect(calls().map(({ token, email }) => [token, email])).toEqual([
			[undefined, undefined],
			[undefined, "ada@grew.example"],
		]);
	});

	test("a body goes as JSON", async () => {
		sent.mockResolvedValueOnce(answer(201));
		await requestApi({ method: "POST", path: "/api/enrollments", body: { courseId: 1 } });
		expect(sent.mock.calls[0]?.[1]).toMatchObject({
			body: '{"courseId":1}',
			headers: { "Content-Type": "application/json" },
		});
	});
});

describe("after a 401", () => {
	test("the token is cleared and the call is made once more, by e-mail, with retry=1", async () => {
		stored = { auth_token: "stale", user_email: "ada@grew.example" };
		sent.mockResolvedValueOnce(answer(401)).mockResolvedValueOnce(answer(200, "[]"));
		const response = await requestApi({ path: "/api/enrollments?x=1" });

		expect(response.status).toBe(200);
		expect(stored).toEqual({ user_email: "ada@grew.example" });
		expect(calls()).toEqual([
			{ path: "/api/enrollments?x=1", method: "GET", token: "Bearer stale", email: undefined },
			{ path: "/api/enrollments?x=1&retry=1", method: "GET", token: undefined, email: "ada@grew.example" },
		]);
	});

	test("the default reader tries again the same way, without the flag", async () => {
		stored = { auth_token: "stale", user_email: "ada@grew.example" };
		sent.mockResolvedValueOnce(answer(401)).mockResolvedValueOnce(answer(200, "[1]"));
		expect(await createReader({ on401: "throw" })({ queryKey: ["/api/courses", 3] })).toEqual([1]);
		expect(calls().map(({ path }) => path)).toEqual(["/api/courses/3", "/api/courses/3"]);
	});

	test("only once, and a second 401 is the answer", async () => {
		stored = { auth_token: "stale", user_email: "ada@grew.example" };
		sent.mockImplementation(async () => answer(401, "Authentication required"));
		await expect(requestApi({ path: "/api/enrollments" })).rejects.toThrow("401: Authentication required");
		expect(sent).toHaveBeenCalledTimes(2);
	});

	test.each([
		["both stored", { token: "t", email: "e" }, "/api/courses", true],
		["no e-mail", { token: "t", email: null }, "/api/courses", false],
		["no token", { token: null, email: "e" }, "/api/courses", false],
		["the auth API", { token: "t", email: "e" }, "/api/auth/me", false],
		["a path that only begins alike", { token: "t", email: "e" }, "/api/authors", true],
	])("%s", (_case, identity, path, expected) => {
		expect(mayTryByEmail(identity, path)).toBe(expected);
	});

	test("a token that was stored meanwhile stays", async () => {
		stored = { auth_token: "old" };
		sent.mockImplementationOnce(async () => {
			stored.auth_token = "new";
			return answer(401);
		});
		await callApi({ path: "/api/courses" });
		expect(stored.auth_token).toBe("new");
	});

	test("the reader says null or throws, as it was told", async () => {
		sent.mockImplementation(async () => answer(401, "Authentication required"));
		expect(await createReader({ on401: "returnNull" })({ queryKey: ["/api/auth/me"] })).toBeNull();
		await expect(createReader({ on401: "throw" })({ queryKey: ["/api/auth/me"] })).rejects.toMatchObject({
			status: 401,
		});
	});
});

test("the flag joins what is there", () => {
	expect([withRetryFlag("/a"), withRetryFlag("/a?b=1")]).toEqual(["/a?retry=1", "/a?b=1&retry=1"]);
});

describe("what a failure says", () => {
	const failure = async (response: Response) => {
		sent.mockResolvedValueOnce(response);
		return requestApi({ path: "/api/x" }).catch((error: unknown) => error as ApiFailure);
	};

	test("status and text, else status text, else Request failed", async () => {
		expect(await failure(answer(404, "Not found"))).toMatchObject({ message: "404: Not found", status: 404 });
		expect(await failure(new Response("", { status: 502, statusText: "Bad Gateway" }))).toMatchObject({
			message: "502: Bad Gateway",
		});
		const unreadable = new Response(new ReadableStream({ start: (body) => body.error(new Error("cut")) }), {
			status: 500,
			statusText: "Internal Server Error",
		});
		expect(await failure(unreadable)).toMatchObject({ message: "500: Request failed", status: 500 });
	});

	test("a network failure names method, path and reason; its status is kept when known", async () => {
		sent.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		await expect(requestApi({ method: "POST", path: "/api/x" })).rejects.toMatchObject({
			message: "API Request Failed: POST /api/x - Failed to fetch",
			status: null,
		});
		sent.mockResolvedValueOnce(answer(200, "{"));
		const error = await createReader({ on401: "throw" })({ queryKey: ["/api/x"] }).catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(ApiFailure);
		expect(error).toMatchObject({
			message: expect.stringMatching(/^API Request Failed: GET \/api\/x - /),
			status: 200,
		});
	});

	test("an abort stays an abort", async () => {
		sent.mockRejectedValueOnce(new DOMException("gone", "AbortError"));
		await expect(callApi({ path: "/x" })).rejects.toMatchObject({ name: "AbortError" });
	});
});

describe("signing in and out", () => {
	test("keeps token and e-mail of who entered", async () => {
		await storeSignedInUser({ token: "t", email: "ada@grew.example" });
		expect(stored).toEqual({ auth_token: "t", user_email: "ada@grew.example" });
	});

	test("a failed login clears both", async () => {
		stored = { auth_token: "t", user_email: "ada@grew.example" };
		await storeSignedInUser(null);
		expect(stored).toEqual({});
	});

	test.each([
		["is refused", async () => answer(500)],
		["goes astray", async () => Promise.reject(new TypeError("Failed to fetch"))],
	])("when the call to sign out %s twice, the form ends the session instead", async (_how, fail) => {
		stored = { auth_token: "t", user_email: "e" };
		sent.mockImplementation(fail);
		const [goTo, submit] = [vi.fn(), vi.fn()];
		await logOut({ goTo, submit });

		expect([sent.mock.calls.length, goTo.mock.calls.length, submit.mock.calls.length]).toEqual([2, 0, 1]);
		expect(stored).toEqual({});
	});

	test("a call to sign out that fails once is sent again, as any mutation", async () => {
		sent.mockResolvedValueOnce(answer(503)).mockResolvedValueOnce(answer(200));
		const [goTo, submit] = [vi.fn(), vi.fn()];
		await logOut({ goTo, submit });

		expect([goTo.mock.calls, submit.mock.calls.length]).toEqual([[["/login"]], 0]);
	});

	test("signing out clears what is stored, keeps how the page looks, and goes to /login", async () => {
		stored = {
			auth_token: "t",
			user_email: "e",
			notes: "x",
			theme: "dark",
			lang: "de",
			accessibility: "{}",
		};
		sent.mockResolvedValueOnce(answer(200));
		const goTo = vi.fn();
		await logOut({ goTo, submit: () => {} });

		expect(goTo.mock.calls).toEqual([["/login"]]);
		expect(stored).toEqual({ theme: "dark", lang: "de", accessibility: "{}" });
	});

	test("a stale token does not keep the cookie's session alive", async () => {
		stored = { auth_token: "stale", user_email: "e" };
		sent.mockResolvedValueOnce(answer(401)).mockResolvedValueOnce(answer(200));
		await logOut({ goTo: () => {}, submit: () => {} });
		expect(calls().map(({ path, token }) => [path, token])).toEqual([
			["/api/auth/logout", "Bearer stale"],
			["/api/auth/logout", undefined],
		]);
	});
});
