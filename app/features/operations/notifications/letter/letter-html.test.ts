import { describe, expect, test } from "vitest";
import { AUTH_CATEGORIES } from "#app/features/people/auth/categories.ts";
import { mapPalette } from "#app/features/site/illustrations/drawings/palette.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { contrast } from "#tests/operations/contrast.ts";
import type { Category } from "../category";
import { mailHeaders } from "../mail-headers";
import { LETTER_ROLES, MARK_COLORS } from "./letter-colors";
import { writeLetter } from "./write-letter.server";

const ORIGIN = "https://school.example";
const STOP = `${ORIGIN}/unsubscribe?token=key.access`;
const PREFERENCES = `${ORIGIN}/notifications/preferences?token=key.access`;
const ACCESS: Category = { name: "access", group: "learning", order: 1, icon: "lock", app: true, mail: "instant" };
const SECURITY = AUTH_CATEGORIES[0];
const SHEET = [
	{ label: "What", value: "Contracts" },
	{ label: "Paid", value: "$297" },
];

const letter = (language: (typeof LANGUAGE_CODES)[number], ways: object = {}) =>
	writeLetter(
		"orderPaid",
		{
			to: "eva@mail.example",
			language,
			values: {
				name: "Eva Moser",
				amount: "$297",
				what: "Contracts",
				test: "",
				invoice: "",
				link: `${ORIGIN}/orders/1`,
			},
			sheet: SHEET,
		},
		{ origin: ORIGIN, ...ways },
	);

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
	const shown = (role: keyof typeof LETTER_ROLES) => LETTER_ROLES[role][theme];

	test("has the colours of the pages", () => {
		const palette = mapPalette(theme);
		for (const { token, [theme]: color } of Object.values(LETTER_ROLES))
			expect([token, color]).toEqual([token, palette[token]]);
	});

	test.each([
		["ink", "paper", 4.5],
		["muted", "paper", 4.5],
		["quiet", "paper", 4.5],
		["link", "paper", 4.5],
		["label", "button", 4.5],
		["button", "paper", 3],
		["outline", "paper", 3],
	] as const)("%s on %s can be read", (above, below, least) => {
		expect(contrast(shown(above), shown(below))).toBeGreaterThanOrEqual(least);
	});
});

test.each([LETTER_ROLES.paper.light, LETTER_ROLES.paper.dark, "#ffffff", "#1f1f1f", "#000000"])(
	"the mark is legible on %s, as where a client inverts the paper alone",
	(paper) => {
		for (const color of Object.values(MARK_COLORS)) expect(contrast(color, paper)).toBeGreaterThanOrEqual(3);
	},
);

test.each(LANGUAGE_CODES)("a mail in %s says its language and both themes, and loads nothing", (language) => {
	const { document, text } = letter(language, { category: ACCESS, stop: STOP, preferences: PREFERENCES });
	expect(document).toContain(`<html lang="${language}">`);
	for (const name of ["color-scheme", "supported-color-schemes"]) {
		expect(document).toContain(`<meta name="${name}" content="light dark">`);
	}
	expect(document).toContain("@media (prefers-color-scheme:dark)");
	expect(document).not.toMatch(/<img|<link|<script|<svg|url\(|@import|@font-face|\ssrc=/);
	expect(new TextEncoder().encode(document).length).toBeLessThan(90_000);
	const links = [...document.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
	expect(links.every((href) => href.startsWith(`${ORIGIN}/`))).toBe(true);
	const inText = [...text.matchAll(/https:\S+/g)].map(([address]) => address);
	expect([...new Set(links)]).toEqual(inText);
});

test.each(LANGUAGE_CODES)(
	"its foot in %s names the switch that it belongs to, ends exactly that one and leads to all",
	(language) => {
		const { html, text } = letter(language, { category: ACCESS, stop: STOP, preferences: PREFERENCES });
		expect(html.split(`href="${STOP}"`)).toHaveLength(2);
		expect(html.split(`href="${PREFERENCES}"`)).toHaveLength(2);
		expect(text).not.toMatch(/foot\.|categories\./);
		expect(text.indexOf(STOP)).toBeLessThan(text.indexOf(PREFERENCES));
	},
);

test("the switch has the name that it has in the preferences", () => {
	const { text } = letter("de", { category: ACCESS, stop: STOP, preferences: PREFERENCES });
	expect(text).toContain("„Zugang erteilt, geändert oder beendet“");
});

test("what is always sent says why, and offers no way to end it", () => {
	const { text, html } = letter("en", { category: SECURITY });
	expect(text).toContain("This mail is always sent, because it protects your account.");
	expect(html).not.toContain("unsubscribe");
});

describe("headers", () => {
	test("of a mail that can be ended are those of RFC 8058, of which one press is enough", () => {
		expect(mailHeaders({ list: "access", stop: STOP, origin: ORIGIN })).toEqual({
			"Auto-Submitted": "auto-generated",
			"List-Id": "<access.school.example>",
			"List-Unsubscribe": `<${STOP}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		});
	});

	test("of a mail that is always sent offer no way to end it", () => {
		expect(Object.keys(mailHeaders({ list: "security", origin: ORIGIN }))).toEqual(["Auto-Submitted", "List-Id"]);
	});

	test("of a digest say that it is one of many", () => {
		expect(mailHeaders({ list: "digests", stop: STOP, origin: ORIGIN, isBulk: true })).toHaveProperty(
			"Precedence",
			"bulk",
		);
	});
});
