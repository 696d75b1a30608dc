import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "../words/languages";
import { safeRedirect } from "./safe-redirect";

const ELSEWHERE = [
	"//evil.example",
	"/\\evil.example",
	"/.//evil.example",
	"/..//evil.example",
	"/%2e//evil.example",
	"/%2F/evil.example",
	"/%5Cevil.example",
	"/en//evil.example",
	"/de///x",
	"/en/.//x",
	"/fr/..//evil.example",
	"/en//evil.example.data",
	"/courses//x",
	"https://evil.example/",
	"javascript:alert(1)",
	"/a\u0000b",
	"/\tevil",
	"/login?x=\ny",
	"/courses?x=%0Ay",
	"/courses?x=%0d%0aSet-Cookie:a=b",
	"/courses#%7f",
	"/courses?x=\u0085",
	"/%ff",
	`/${"a".repeat(4096)}`,
	"dashboard",
	"",
	null,
	42,
];

describe("safeRedirect", () => {
	test.each([
		"/dashboard",
		`/courses?q=${encodeURIComponent("李".repeat(300))}`,
		"/lessons/3?from=mail#notes",
		"/fr/courses",
		"/",
		"/fr",
		"/apiary",
		"/courses?q=%2F%2Fevil",
		"/verify-email",
	])("keeps %s", (path) => {
		expect(safeRedirect(path)).toBe(path);
	});

	test.each(ELSEWHERE)("refuses %j, in whatever language", (path) => {
		expect(safeRedirect(path)).toBeNull();
		for (const language of LANGUAGE_CODES) expect(safeRedirect(path, { language, guestPages: true })).toBeNull();
	});

	test.each(["/login", "/fr/register", "/Login/", "/%6cogin", "/FR/forgot-password", "/reset-password?token=x"])(
		"leads to the guest page %s only where that is wanted",
		(path) => {
			expect(safeRedirect(path)).toBeNull();
			expect(safeRedirect(path, { guestPages: true })).toBe(path);
		},
	);

	test.each(["/api", "/api/auth/me", "/API/courses", "/logout", "/login.data", "/_root.data", "/courses.data"])(
		"never leads to %s",
		(path) => {
			expect(safeRedirect(path, { guestPages: true })).toBeNull();
		},
	);

	test.each([
		["/en/courses?page=2#top", "/de/courses?page=2#top"],
		["/fr", "/de"],
		["/courses", "/courses"],
		["/en/login?redirectTo=%2Flessons%2F1", "/de/login?redirectTo=%2Flessons%2F1"],
		["/fr/dashboard", "/dashboard"],
	])("shows %s in German at %s", (path, expected) => {
		expect(safeRedirect(path, { language: "de", guestPages: true })).toBe(expected);
	});

	test("what it gives can stand in a header, whatever letters were asked for", () => {
		const safe = safeRedirect("/courses?q=шалаш#знак");
		expect(new Headers({ Location: safe ?? "" }).get("Location")).toBe(
			"/courses?q=%D1%88%D0%B0%D0%BB%D0%B0%D1%88#%D0%B7%D0%BD%D0%B0%D0%BA",
		);
	});

	test("never leaves the site, whatever is asked", () => {
		const prefixes = fc.constantFrom("/", "//", "/en/", "/de//", "/fr/.", "/./", "/..", "/%2e", "/\\");
		const target = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.webUrl(),
			fc.tuple(prefixes, fc.string({ unit: "binary" })).map((parts) => parts.join("")),
		);
		const language = fc.constantFrom(undefined, ...LANGUAGE_CODES);
		fc.assert(
			fc.property(target, language, (asked, shown) => {
				const safe = safeRedirect(asked, { language: shown, guestPages: true }) ?? "/";
				expect(safe).toMatch(/^\/(?![/\\])/);
				expect(new URL(safe, "https://school.example").origin).toBe("https://school.example");
				expect(() => new Headers({ Location: safe })).not.toThrow();
			}),
		);
	});
});
