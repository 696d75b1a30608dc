import { expect, test } from "vitest";
import { formatsFor } from "../../../shared/words/formats";
import { resourceView } from "./resource-view.server";

const english = {
	sections: {
		roof: { title: "Roof", items: { leaks: { text: "Leaks", note: "Look up" }, age: { text: "Age", note: "" } } },
	},
};
const german = (items: Record<string, { text: string; note: string }>) => ({
	sections: { roof: { title: "Dach", items } },
});

function viewOf(words: Record<string, unknown>) {
	const details = {
		kind: "checklist",
		countries: ["anywhere"],
		related: [],
		sections: [{ key: "roof", items: ["leaks", "age"] }],
	};
	const entry = {
		...{
			id: 1,
			kind: "resource" as const,
			slug: "red-flags",
			section: "",
			position: 0,
			access: "public" as const,
			courseId: null,
		},
		...{ reviewedOn: "2026-11-01", changedAt: new Date(0), publishedAt: new Date(0), details },
		...{ title: "Warnzeichen", summary: "Worauf zu achten ist.", inEnglish: false },
		...{ body: "", bodyHtml: "", bodyInEnglish: false, words, englishWords: english },
	};
	return resourceView({
		examples: { units: "metric", currency: "USD", rates: null },
		...{ entry, entries: [], courses: [], lessons: [], entitlements: [], bonusPlans: [], ticks: [], downloads: 0 },
		...{
			file: null,
			terms: { own: [], english: [] } as never,
			at: "/glossary",
			user: null,
			params: new URLSearchParams(),
		},
		...{
			language: "de",
			formats: formatsFor({ language: "de", timeZone: "UTC" }),
			now: new Date("2026-11-22T10:00:00Z"),
		},
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
