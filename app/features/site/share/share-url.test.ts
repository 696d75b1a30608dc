import { describe, expect, test } from "vitest";
import { SHARE_TARGETS } from "./share-targets";
import { mailtoUrl, shareUrl } from "./share-url";

const page = {
	url: "https://grew.example/fr/courses/2?ref=AMARA&level=pro",
	title: "Vente & achat: 50% + plus?",
	description: "Étape par étape",
};
const url = "https%3A%2F%2Fgrew.example%2Ffr%2Fcourses%2F2%3Fref%3DAMARA%26level%3Dpro";
const title = "Vente%20%26%20achat%3A%2050%25%20%2B%20plus%3F";

const EXPECTED: Record<string, string> = {
	Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}&quote=${title}`,
	X: `https://x.com/intent/post?url=${url}&text=${title}`,
	Twitter: `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
	LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}&title=${title}`,
	Pinterest: `https://www.pinterest.com/pin/create/button/?url=${url}&description=${title}`,
	Threads: `https://www.threads.com/intent/post?url=${url}&text=${title}`,
	Google: `https://mail.google.com/mail/?view=cm&fs=1&su=${title}&body=${url}`,
	WhatsApp: `https://wa.me/?text=${title}%20${url}`,
	Telegram: `https://t.me/share/url?url=${url}&text=${title}`,
	Reddit: `https://www.reddit.com/submit?url=${url}&title=${title}`,
	Bluesky: `https://bsky.app/intent/compose?text=${title}%20${url}`,
	Mastodon: `https://share.joinmastodon.org/#text=${title}%20${url}`,
	Instagram: "https://www.instagram.com/",
	YouTube: "https://www.youtube.com/",
	TikTok: "https://www.tiktok.com/",
	Discord: "https://discord.com/",
	Steemit: "https://steemit.com/",
	Medium: "https://medium.com/",
	Minds: "https://www.minds.com/",
	DTube: "https://d.tube/",
	Sapien: "https://www.sapien.network/",
	Mirror: "https://mirror.xyz/",
	Lens: "https://lens.xyz/",
	Audius: "https://audius.co/",
	Diamond: "https://diamondapp.com/",
};

test.each(SHARE_TARGETS.map((target) => [target.name, target] as const))("%s opens its own address", (name, target) => {
	expect(shareUrl(target, page)).toBe(EXPECTED[name]);
});

test("no target was forgotten here", () => {
	expect(SHARE_TARGETS.map(({ name }) => name).sort()).toEqual(Object.keys(EXPECTED).sort());
});

test("a title that looks like a place to fill in, or like a replacement, stays text", () => {
	const facebook = SHARE_TARGETS[0] as (typeof SHARE_TARGETS)[number];

	const address = new URL(shareUrl(facebook, { url: page.url, title: "{url} $& $1 #end" }));

	expect(address.searchParams.get("quote")).toBe("{url} $& $1 #end");
	expect(address.searchParams.get("u")).toBe(page.url);
});

describe("a letter", () => {
	test("has the title as its subject, and the description and the address as its text", () => {
		const letter = new URL(mailtoUrl(page));

		expect(letter.protocol).toBe("mailto:");
		expect(letter.searchParams.get("subject")).toBe(page.title);
		expect(letter.searchParams.get("body")).toBe(`${page.description}\r\n\r\n${page.url}`);
	});

	test("shows no plus signs for spaces, and adds no header of its own", () => {
		const letter = mailtoUrl({ ...page, title: "One two\r\nBcc: a@b.example&bcc=c@d.example" });

		expect(letter).not.toContain("+");
		expect([...new URL(letter).searchParams.keys()]).toEqual(["subject", "body"]);
		expect(letter).not.toContain("\n");
	});

	test("survives half a surrogate pair", () => {
		expect(mailtoUrl({ ...page, title: "cut \ud83c" })).toContain("subject=cut%20%EF%BF%BD");
	});
});
