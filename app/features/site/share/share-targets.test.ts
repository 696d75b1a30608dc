import { expect, test } from "vitest";
import { isHomePageTarget, SHARE_GROUPS, SHARE_TARGETS } from "./share-targets";

const namesOf = (targets: typeof SHARE_TARGETS) => targets.map(({ name }) => name).sort();

test("twelve targets take the page", () => {
	expect(namesOf(SHARE_TARGETS.filter((target) => !isHomePageTarget(target)))).toEqual(
		[
			"Facebook",
			"X",
			"Twitter",
			"LinkedIn",
			"Pinterest",
			"Threads",
			"Google",
			"WhatsApp",
			"Telegram",
			"Reddit",
			"Bluesky",
			"Mastodon",
		].sort(),
	);
});

test("thirteen have a home page only", () => {
	expect(namesOf(SHARE_TARGETS.filter(isHomePageTarget))).toEqual(
		[
			"Instagram",
			"YouTube",
			"TikTok",
			"Discord",
			"Steemit",
			"Medium",
			"Minds",
			"DTube",
			"Sapien",
			"Mirror",
			"Lens",
			"Audius",
			"Diamond",
		].sort(),
	);
});

test("every one is secure, of a known group, and passes on both address and title", () => {
	for (const target of SHARE_TARGETS) {
		const address = isHomePageTarget(target) ? target.homePage : target.shareAddress;
		expect(address).toMatch(/^https:\/\//);
		expect(SHARE_GROUPS).toContain(target.group);
	}
	const direct = SHARE_TARGETS.flatMap((target) => (isHomePageTarget(target) ? [] : [target.shareAddress]));
	expect(direct.length).toBeGreaterThan(0);
	for (const address of direct) expect(address).toMatch(/(?=.*{url})(?=.*{title})/);
});
