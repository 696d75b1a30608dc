import { expect, test } from "vitest";
import type { Language } from "#app/shared/words/languages.ts";
import { renderMarkdown } from "#db/content/markdown.ts";
import { fillPictures, type PictureList } from "./screen-pictures";

const list: PictureList = {
	version: "1.0.0",
	pictures: {
		dashboard: {
			en: { width: 1280, height: 800, mark: "aaaa" },
			de: { width: 1280, height: 640, mark: "bbbb" },
		},
		english: { en: { width: 1280, height: 500, mark: "cccc" } },
	},
};
const fill = (markdown: string, language: Language, isEager = false) =>
	fillPictures(renderMarkdown(markdown), { language, list, label: (caption) => `Enlarge: ${caption}`, isEager });

test("a picture is in the reader's language, with its size, and leads to itself", () => {
	const html = fill("Before.\n\n![The dashboard](screen:dashboard)\n\nAfter.", "de");
	expect(html).toContain(
		'<figure data-screen="dashboard"><a href="/manual/de/dashboard.webp?v=bbbb"><img src="/manual/de/dashboard.webp?v=bbbb" alt="Enlarge: The dashboard" width="1280" height="640" loading="lazy" decoding="async"></a><figcaption>The dashboard</figcaption></figure>',
	);
	expect(html).toContain("<p>Before.</p>");
	expect(html).toContain("<p>After.</p>");
});

test("a language without a picture shows the English one", () => {
	expect(fill("![A](screen:english)", "zh")).toContain('src="/manual/en/english.webp?v=cccc"');
});

test("a screen of which nobody has taken a picture leaves no words about it", () => {
	expect(fill("![Nothing](screen:nothing)\n\nText.", "en")).toBe("\n<p>Text.</p>");
});

test("a whole manual has its pictures before anybody scrolls", () => {
	expect(fill("![A](screen:dashboard)", "en", true)).not.toContain("lazy");
});

test("a caption cannot leave the label of its picture", () => {
	const html = fill('![Say "yes" <b>& go</b>](screen:dashboard)', "en");
	const [, label = ""] = /alt="([^"]*)"/.exec(html) ?? [];
	expect(label).not.toMatch(/[<>]/);
	expect(html).toContain(" width=");
	expect(html).not.toContain("<b>");
});
