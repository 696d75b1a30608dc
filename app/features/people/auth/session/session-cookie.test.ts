import { expect, test } from "vitest";
import { readSessionCookie, setSessionCookie } from "./session-cookie.server";

test.each([
	["http://localhost:8788/login", true],
	["http://school.localhost/", true],
	["http://127.0.0.1:8788/", true],
	["http://127.9.0.1/", true],
	["http://[::1]:8788/", true],
	["https://127.0.0.1/", false],
	["https://school.example/", false],
	["http://school.example/", false],
	["http://localhost.evil.example/", false],
	["http://127.0.0.1.evil.example/", false],
	["http://192.168.0.7/", false],
])("at %s the cookie goes without a prefix: %s", (url, isPlain) => {
	const set = setSessionCookie(new Request(url), "secret", new Date("2026-12-01T00:00:00Z"));
	const name = isPlain ? "sid" : "__Host-sid";

	expect(set).toBe(
		`${name}=secret; Path=/; HttpOnly; SameSite=Lax; Expires=Tue, 01 Dec 2026 00:00:00 GMT${isPlain ? "" : "; Secure"}`,
	);
	const both = new Request(url, { headers: { Cookie: "sid=plain; __Host-sid=secure" } });
	expect(readSessionCookie(both)).toBe(isPlain ? "plain" : "secure");
});
