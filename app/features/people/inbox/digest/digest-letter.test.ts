import { describe, expect, test } from "vitest";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { DIGEST_ORIGIN, digestView, writeSampleDigest } from "#tests/people/sample-digest.ts";
import { switchLinks } from "../choices/switch-links";

const links = switchLinks(DIGEST_ORIGIN, { linkKey: "key", category: "digests" });
const BUTTON = '<td align="center"';

test("subject and title are the same sentence, which says how much there is and the first of it", () => {
	const { subject, html, document } = writeSampleDigest("en");
	expect(subject).toBe("4 updates: Your certificate is waiting for a name that we can print");
	expect(html).toMatch(new RegExp(`<h1[^>]*>${subject}</h1>`));
	expect(document).toContain(`<title>${subject}</title>`);
});

test("what waits for an answer comes first, with the only button", () => {
	const { html, text } = writeSampleDigest("en", { kinds: NOTIFICATION_KINDS });
	expect(html.split(BUTTON)).toHaveLength(2);
	expect(html.indexOf(BUTTON)).toBeLessThan(html.indexOf("<h2"));
	expect(html).toMatch(/Enter the name<\/a>/);
	expect(text.indexOf("Enter the name")).toBeLessThan(text.indexOf("Learning"));
});

test("where nothing waits for an answer there is no button", () => {
	expect(writeSampleDigest("en", { views: [digestView({ kind: "accessGiven" })] }).html).not.toContain(BUTTON);
});

test("the rest stands by group, each with its time, how often, and a link of its own", () => {
	const { html } = writeSampleDigest("en");
	expect([...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, head]) => head)).toEqual(["Learning", "Account"]);
	for (const id of [1, 2, 3, 4]) expect(html).toContain(`href="${DIGEST_ORIGIN}/notifications/${id}"`);
	expect(html).toContain("08:12 GMT+1 · 3 new");
});

test("plain text has the same links in the same order", () => {
	const { html, text } = writeSampleDigest("fr");
	const ofHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
	const ofText = [...text.matchAll(/https:\S+/g)].map(([address]) => address);
	expect([...new Set(ofHtml)]).toEqual(ofText);
});

describe("the foot", () => {
	test("says why it came, ends digests, and offers them weekly", () => {
		const { html, text } = writeSampleDigest("en");
		expect(text).toContain("You get this every day shortly after 7:30 AM because you chose a daily digest.");
		for (const href of [links.stop, links.weekly, links.preferences]) expect(html).toContain(`href="${href}"`);
	});

	test("of a weekly one names its day and offers no other", () => {
		const { html, text } = writeSampleDigest("de", { mode: "weekly" });
		expect(text).toContain("jeden Montag kurz nach 07:30");
		expect(html).not.toContain(links.weekly);
	});
});

test("a private message is counted, not quoted", () => {
	const [{ app, kinds } = { app: null, kinds: [] }] = NOTIFICATION_KINDS.inApp;
	if (!app) throw new Error("no kind shows in the app");
	const hidden = { ...NOTIFICATION_KINDS, inApp: [{ app: { ...app, isPrivate: true }, kinds }] };
	const view = digestView({ kind: String(kinds[0]), text: "Between the two of us", count: 2 });
	const { html, text } = writeSampleDigest("en", { views: [view], kinds: hidden });
	expect(html + text).not.toContain("Between");
	expect(text).toContain("2 new");
});

test.each(LANGUAGE_CODES)("ten long items in %s stay below 90 kB, with quotation marks of the language", (language) => {
	const long = "ein sehr langer Text, der niemals enden will. ".repeat(40);
	const views = Array.from({ length: 10 }, (_, id) => digestView({ id, title: long, text: long }));
	const { document, text } = writeSampleDigest(language, { views });
	expect(new TextEncoder().encode(document).length).toBeLessThan(90_000);
	expect(text).toMatch({ en: /“ein/, es: /«ein/, fr: /«\u00a0ein/, zh: /“ein/, de: /„ein/, ru: /«ein/ }[language]);
	expect(text).not.toMatch(/digest\.(why|stop|note)|foot\./);
});
