import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { createErrorPage, errorWords, preferredLanguage } from "./edge-error-page.ts";

describe("the language of an error page", () => {
	test.each([
		[{}, "en"],
		[{ "Accept-Language": "fr-CA,fr;q=0.9,en;q=0.8" }, "fr"],
		[{ "Accept-Language": "pt, en;q=0.5, de;q=0.8" }, "de"],
		[{ "Accept-Language": "ru;q=0, zh-Hans;q=0.1" }, "zh"],
		[{ "Accept-Language": ";;;q=x,*" }, "en"],
		[{ "Accept-Language": "fr", Cookie: "sid=1; lang=es" }, "es"],
		[{ "Accept-Language": "fr", Cookie: "lang=xx; slang=de" }, "fr"],
	])("%j is %s", (headers, language) => {
		expect(preferredLanguage(new Headers(headers as Record<string, string>))).toBe(language);
	});
});

test("every status has words of its own language, free of HTML", () => {
	for (const status of [400, 403, 404, 405, 413, 414, 415, 429, 431, 500, 503]) {
		const all = LANGUAGE_CODES.map((language) => Object.values(errorWords(status, language)).join(" "));
		expect(new Set(all).size).toBe(LANGUAGE_CODES.length);
		for (const text of all) expect(text).not.toMatch(/[<>&"]/);
	}
});

test("a page is complete, needs nothing from elsewhere and carries the given headers", async () => {
	const request = new Request("https://school.example/fr/courses", { headers: { "Accept-Language": "zh" } });

	const response = createErrorPage(request, 503, { "Retry-After": "5" });

	const html = await response.text();
	expect(response.status).toBe(503);
	expect(response.headers.get("Retry-After")).toBe("5");
	expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
	expect(html).toMatch(/^<!doctype html>/);
	for (const part of ['<html lang="zh">', "<title>", "<h1", 'href="/"', 'name="viewport"'])
		expect(html).toContain(part);
	expect(html).not.toMatch(/<script|<style|<link|src=|url\(/);
});

test("an API call gets JSON, also where its path cannot be decoded", async () => {
	for (const path of ["/api/x", "/%61pi/x", "/api/%zz", "/courses.data"]) {
		const response = createErrorPage(new Request(`https://school.example${path}`), 500);
		const body = (await response.json()) as { error: { code: string } };
		expect([response.status, body.error.code]).toEqual([500, "unavailable"]);
	}
});
