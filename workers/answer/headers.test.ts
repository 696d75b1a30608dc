import { describe, expect, test } from "vitest";
import { createNonce, withSecurityHeaders } from "./headers.ts";

const context = { nonce: "bm9uY2U=", isProduction: true, isSecure: true };

describe("withSecurityHeaders", () => {
	test.each([200, 204, 301, 304, 404, 500, 503])("adds every header to a %i", (status) => {
		const { headers } = withSecurityHeaders(new Response(null, { status }), context);
		expect(headers.get("Content-Security-Policy")).toBe(
			"default-src 'none'; script-src 'self' 'nonce-bm9uY2U='; script-src-attr 'none'; style-src 'self' 'nonce-bm9uY2U=' 'sha256-U+2KOpK6C6bHtCOsptI1b6vk1BFDqB0XRHxlKwA8qb8=' 'sha256-UsCS0woxmMoml7YtcXpAQK7nvXCGhv8ywtJWyJHPRMY='; style-src-attr 'unsafe-inline'; img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
		);
		expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
		expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
		expect(headers.get("Permissions-Policy")).toMatch(/^clipboard-write=\(self\), (?!.*web-share)/);
		expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
		expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
		expect(headers.get("Cache-Control")).toBe("private, no-store");
	});

	test.each([
		[{ mayBeRestored: true }, 200, "private, no-cache"],
		[{ mayBeRestored: true }, 404, "private, no-cache"],
		[{ mayBeRestored: true }, 401, "private, no-store"],
		[{ mayBeRestored: true }, 500, "private, no-store"],
		[{ mayBeRestored: true, hasToken: true }, 200, "private, no-store"],
		[{}, 200, "private, no-store"],
	])("lets a browser keep only a page that may be brought back: %j, %i", (facts, status, expected) => {
		const { headers } = withSecurityHeaders(new Response("", { status }), { ...context, ...facts });
		expect(headers.get("Cache-Control")).toBe(expected);
	});

	test("keeps status, body, cookies, and a policy and caching of the response's own", async () => {
		const original = new Response("body", {
			status: 418,
			statusText: "Teapot",
			headers: {
				"Content-Security-Policy": "sandbox",
				"Cache-Control": "public, max-age=60",
				Server: "x",
				"X-Powered-By": "y",
			},
		});
		original.headers.append("Set-Cookie", "a=1");
		original.headers.append("Set-Cookie", "b=2");

		const response = withSecurityHeaders(original, context);

		expect([response.status, response.statusText, await response.text()]).toEqual([418, "Teapot", "body"]);
		expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
		expect(response.headers.get("Content-Security-Policy")).toBe("sandbox");
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
		expect(response.headers.has("Server") || response.headers.has("X-Powered-By")).toBe(false);
	});

	test("a page whose address carries a token is shown to no other site and kept by no cache", () => {
		const cached = new Response("", { headers: { "Cache-Control": "public, max-age=60" } });
		const { headers } = withSecurityHeaders(cached, { ...context, hasToken: true });
		expect(headers.get("Referrer-Policy")).toBe("no-referrer");
		expect(headers.get("Cache-Control")).toBe("private, no-store");
	});

	test("takes a response whose headers cannot be changed", () => {
		const response = withSecurityHeaders(Response.redirect("https://school.example/", 302), context);
		expect(response.headers.get("Location")).toBe("https://school.example/");
		expect(response.headers.has("Content-Security-Policy")).toBe(true);
	});

	test("a 401 says how to sign in, and keeps a challenge of its own", () => {
		const challenge = (headers: HeadersInit, status = 401) =>
			withSecurityHeaders(new Response(null, { status, headers }), context).headers.get("WWW-Authenticate");
		expect(challenge({})).toBe('Bearer realm="G.R.E.W."');
		expect(challenge({ "WWW-Authenticate": "Basic" })).toBe("Basic");
		expect(challenge({}, 403)).toBeNull();
	});

	test("sends HSTS over https only, and briefly outside production", () => {
		const hsts = (isSecure: boolean, isProduction: boolean) =>
			withSecurityHeaders(new Response(), { nonce: "n", isSecure, isProduction }).headers.get(
				"Strict-Transport-Security",
			);
		expect(hsts(false, true)).toBeNull();
		expect(hsts(true, false)).toBe("max-age=3600");
	});
});

test("a nonce is 16 bytes in base64 and never the same", () => {
	const nonces = Array.from({ length: 100 }, createNonce);
	expect(new Set(nonces).size).toBe(100);
	for (const nonce of nonces) expect(atob(nonce).length).toBe(16);
});
