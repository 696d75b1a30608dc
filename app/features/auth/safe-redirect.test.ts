import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect";

describe("safeRedirect", () => {
	test.each(["/dashboard", "/lessons/3?from=mail#notes", "/fr/courses", "/"])("keeps %s", (path) => {
		expect(safeRedirect(path)).toBe(path);
	});

	test.each([
		"//evil.example",
		"/\\evil.example",
		"/.//evil.example",
		"https://evil.example/",
		"javascript:alert(1)",
		"/login",
		"/fr/register",
		"/api/auth/me",
		"/a\u0000b",
		"/\tevil",
		"dashboard",
		"",
		null,
		42,
	])("refuses %j", (path) => {
		expect(safeRedirect(path)).toBeNull();
	});

	test("never leaves the site, whatever is asked", () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc.webUrl(),
					fc.string().map((rest) => `/${rest}`),
				),
				(target) => {
					const safe = safeRedirect(target);
					if (safe === null) return;
					expect(new URL(safe, "https://school.example").origin).toBe("https://school.example");
				},
			),
		);
	});
});
