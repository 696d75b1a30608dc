import { describe, expect, test } from "vitest";
import type { ExampleChoice } from "#app/features/learning/examples/convert-examples.ts";
import { termMatcher } from "#app/features/library/glossary/linking/term-matcher.ts";
import { displayRates } from "#app/features/money/prices/price-settings.ts";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { renderMarkdown } from "#db/content/markdown.ts";
import { resourceView } from "./resource-view.server";

const CHECKLIST = {
	kind: "checklist",
	countries: ["anywhere"],
	related: [],
	sections: [{ key: "roof", items: ["leaks", "age"] }],
};
const english = {
	sections: {
		roof: { title: "Roof", items: { leaks: { text: "Leaks", note: "Look up" }, age: { text: "Age", note: "" } } },
	},
};
const german = (items: Record<string, { text: string; note: string }>) => ({
	sections: { roof: { title: "Dach", items } },
});

const AS_WRITTEN: ExampleChoice = { units: "metric", currency: "USD", rates: null };

function viewOf(
	words: Record<string, unknown>,
	{
		details = CHECKLIST,
		englishWords = english,
		body = "",
		access = "public",
		examples = AS_WRITTEN,
	}: {
		details?: Record<string, unknown>;
		englishWords?: Record<string, unknown>;
		body?: string;
		access?: "public" | "signedIn";
		examples?: ExampleChoice;
	} = {},
) {
	return resourceView({
		entry: {
			id: 1,
			kind: "resource",
			slug: "red-flags",
			section: "",
			position: 0,
			access,
			courseId: null,
			reviewedOn: "2026-11-01",
			changedAt: new Date(0),
			publishedAt: new Date(0),
			details,
			title: "Warnzeichen",
			summary: "Worauf zu achten ist.",
			inEnglish: false,
			body,
			bodyHtml: renderMarkdown(body),
			bodyInEnglish: false,
			words,
			englishWords,
		},
		entries: [],
		courses: [],
		lessons: [],
		entitlements: [],
		bonusPlans: [],
		ticks: [],
		downloads: 0,
		file: null,
		terms: { own: termMatcher([]), english: termMatcher([]) },
		at: "/glossary",
		examples,
		user: null,
		params: new URLSearchParams(),
		language: "de",
		formats: formatsFor({ language: "de", timeZone: "UTC" }),
		now: new Date("2026-11-22T10:00:00Z"),
		t: ((key: string) => key) as never,
	});
}

test("an item that is not translated is shown in English, marked as such, and the page says so", () => {
	const view = viewOf(german({ leaks: { text: "Lecks", note: "" } }));
	expect(view.isPartlyEnglish).toBe(true);
	expect(view.content).toMatchObject({
		sections: [
			{
				title: "Dach",
				items: [
					{ key: "leaks", text: "Lecks", note: "Look up", noteLang: "en" },
					{ key: "age", text: "Age", lang: "en" },
				],
			},
		],
	});
});

test("a checklist that is translated whole says nothing of English", () => {
	const view = viewOf(german({ leaks: { text: "Lecks", note: "Oben" }, age: { text: "Alter", note: "" } }));
	expect(view.isPartlyEnglish).toBe(false);
	expect(JSON.stringify(view.content)).not.toContain('"en"');
});

describe("the examples of a template", () => {
	const TEMPLATE = { kind: "template", countries: ["anywhere"], related: [], fields: [{ key: "size", type: "text" }] };
	const OUTLINE = "Haus mit 100 m², gemessen {{size}} m²\n\n| Posten | USD |\n|---|---:|\n| **Rest** | **1.000** |";
	const BOTH: ExampleChoice = { units: "both", currency: "EUR", rates: displayRates(DEFAULT_SETTINGS.displayRates) };
	const template = { details: TEMPLATE, englishWords: {} };

	test("stand in its outline as they are written until something else is chosen", () => {
		expect(viewOf({ outline: OUTLINE }, template)).toMatchObject({
			examples: null,
			content: {
				outlineHtml: renderMarkdown(OUTLINE),
				examples: { hasAreas: true, hasSums: true, units: "metric", currency: "USD" },
			},
		});
	});

	test("stand in its outline in the units and currency of the reader, and places of fields stay", () => {
		const { content } = viewOf({ outline: OUTLINE }, { ...template, examples: BOTH });
		expect(content).toMatchObject({
			outlineHtml: expect.stringContaining(
				'100 m²<span data-converted=""> (1.076\u00a0Quadratfuß)</span>, gemessen {{size}} m²',
			),
			examples: { hasAreas: true, hasSums: true, units: "both", currency: "EUR" },
		});
		expect(content).toMatchObject({
			outlineHtml: expect.stringMatching(/1\.000<\/strong><span data-converted=""> \(etwa 850\s€\)/),
		});
	});

	test("are written as in English where the outline is English", () => {
		const { content } = viewOf({}, { ...template, englishWords: { outline: "A house of 1,000 m²" }, examples: BOTH });
		expect(content).toMatchObject({ outlineHtml: expect.stringContaining("(10,764\u00a0ft²)") });
	});

	test("are offered above its text for its text and its outline together", () => {
		const { examples } = viewOf(
			{ outline: "| Posten | USD |\n|---|---:|\n| **Rest** | **1.000** |" },
			{ ...template, body: "Haus mit 100 m²" },
		);
		expect(examples).toMatchObject({ hasAreas: true, hasSums: true });
	});

	test("are not offered where neither has any, nor to whom it is closed", () => {
		expect(viewOf({ outline: "65 je m²" }, { ...template, body: "Text" })).toMatchObject({
			examples: null,
			content: { examples: null },
		});
		expect(viewOf({ outline: OUTLINE }, { ...template, body: "Haus mit 100 m²", access: "signedIn" })).toMatchObject({
			html: "",
			examples: null,
			content: null,
		});
	});
});
