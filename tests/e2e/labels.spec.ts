import type { Page } from "@playwright/test";
import { open } from "./frame";
import { expect, representatives, test } from "./school";

/** Runs in the page: labels clipped by a narrow box. */
function cutLabels() {
	const measure = document.createElement("canvas").getContext("2d");
	const needs = ({ font, paddingLeft, paddingRight }: CSSStyleDeclaration, text: string) => {
		if (measure) measure.font = font;
		return (measure?.measureText(text).width ?? 0) + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
	};
	return [...document.querySelectorAll("input[placeholder], select, header .line-clamp-2")].flatMap((element) => {
		if (!element.checkVisibility() || element.clientWidth < 2) return [];
		const style = getComputedStyle(element);
		if (element instanceof HTMLInputElement && !element.value)
			return needs(style, element.placeholder) > element.offsetWidth + 1 ? [element.placeholder] : [];
		if (element instanceof HTMLSelectElement) {
			const chosen = element.selectedOptions[0]?.text ?? "";
			return needs(style, chosen) > element.offsetWidth + 1 ? [chosen] : [];
		}
		return element.scrollHeight > element.clientHeight + 1 ? [String(element.textContent)] : [];
	});
}

/** Runs in the page: words broken across lines without a hyphen. */
function brokenWords() {
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const found: string[] = [];
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const parent = text.parentElement;
		if (!parent?.checkVisibility() || parent.closest("script, style, .sr-only")) continue;
		if (getComputedStyle(parent).hyphens === "auto") continue;
		for (const { index, 0: word } of String(text.textContent).matchAll(/\p{L}{4,}/gu)) {
			const range = document.createRange();
			range.setStart(text, index);
			range.setEnd(text, index + word.length);
			const [first, ...rest] = range.getClientRects();
			if (first && rest.some(({ top, width }) => width > 0 && top > first.bottom - 2)) found.push(word);
		}
	}
	return found;
}

async function speak(page: Page, language: string, baseURL: string | undefined) {
	await page.context().addCookies([{ name: "lang", value: language, url: String(baseURL) }]);
}

for (const [[path, sizes, languages], details] of representatives(0, [
	["/lessons/4", [1024, 1280, 1440], ["de"]],
	["/resources", [768, 1440], ["de", "ru"]],
	["/courses", [320, 768], ["es", "fr"]],
	["/courses/1/preview/1", [1024, 1440], ["de", "ru", "fr"]],
	["/help", [320, 360], ["es"]],
	["/nowhere/here", [320, 360], ["de", "ru", "fr", "es"]],
] as const)) {
	test(`no label of ${path} is cut where there is room`, details, async ({ page, baseURL, signInAs }) => {
		if (path.startsWith("/lessons/")) await signInAs("student");
		for (const language of languages) {
			await speak(page, language, baseURL);
			for (const width of sizes) {
				await open(page, path, { width, height: 900 });
				expect(await page.evaluate(cutLabels), `${language} at ${width} px`).toEqual([]);
			}
		}
	});
}

for (const [[who, path], details] of representatives(0, [
	["student", "/courses/1"],
	["admin", "/admin/settings"],
] as const)) {
	test(
		`no German word of ${path} is broken without a hyphen on a narrow phone`,
		details,
		async ({ page, baseURL, signInAs }) => {
			await signInAs(who);
			await speak(page, "de", baseURL);
			await open(page, path, { width: 320, height: 800 });
			expect(await page.evaluate(brokenWords)).toEqual([]);
		},
	);
}
