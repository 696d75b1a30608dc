import type { PageName } from "#app/shared/pages/page.ts";
import type { Words } from "#app/shared/words/i18n.ts";
import { VIDEO_DEEDS, VIDEO_KEYS, type VideoDeed } from "./video-keys";

type Keys = Words["keys"];
/** Keys that do one thing: any of `press`, each a key or keys that are held together. A name in `names` is said in words. */
export type KeyLine = {
	does: keyof Keys["keys"];
	press: readonly (readonly string[])[];
};
export type KeyGroup = { name: keyof Keys["groups"]; pages: readonly PageName[] | "all"; lines: readonly KeyLine[] };

/** What stands on a key whose event calls it otherwise. */
const SIGNS: Readonly<Record<string, string>> = {
	" ": "space",
	ArrowLeft: "←",
	ArrowRight: "→",
	Home: "home",
	End: "end",
};

/** Every key that the school listens to, by where it works; the words are `keys.json`. A new key gets its line here. */
export const KEY_GROUPS: readonly KeyGroup[] = [
	{
		name: "lesson",
		pages: ["lesson", "free-preview"],
		lines: [
			{ does: "previousLesson", press: [["←"]] },
			{ does: "nextLesson", press: [["→"]] },
			{ does: "toBar", press: [["Tab"]] },
		],
	},
	{ name: "video", pages: ["lesson", "free-preview"], lines: VIDEO_DEEDS.map(videoLine) },
	{
		name: "outbox",
		pages: ["outbox"],
		lines: [
			{ does: "nextMessage", press: [["J"]] },
			{ does: "previousMessage", press: [["K"]] },
		],
	},
	{
		name: "refunds",
		pages: ["refunds"],
		lines: [
			{ does: "nextRefund", press: [["J"]] },
			{ does: "previousRefund", press: [["K"]] },
			{ does: "approve", press: [["A"]] },
			{ does: "decline", press: [["D"]] },
		],
	},
	{
		name: "list",
		// Names that no page without a list has as well.
		pages: ["users", "enrollments", "coupons", "affiliates", "instructor-dashboard", "notes", "outbox"],
		lines: [{ does: "toSearch", press: [["/"]] }],
	},
	{
		name: "everywhere",
		pages: "all",
		lines: [
			{ does: "help", press: [["?"]] },
			{
				does: "search",
				press: [
					["Ctrl", "K"],
					["⌘", "K"],
				],
			},
			{ does: "close", press: [["Esc"]] },
			{ does: "toasts", press: [["F8"]] },
		],
	},
	{
		name: "search",
		pages: "all",
		lines: [
			{ does: "upDown", press: [["↑"], ["↓"]] },
			{ does: "open", press: [["↵"]] },
			{ does: "onlyOne", press: [["Tab"]] },
		],
	},
];

function videoLine(does: VideoDeed): KeyLine {
	if (does === "toTenth") return { does, press: [["0–9"]] };
	return { does, press: VIDEO_KEYS[does].map((key) => [SIGNS[key] ?? key.toUpperCase()]) };
}

/** The groups of a page: its own first. */
export function groupsOf(page: PageName | null): readonly KeyGroup[] {
	return KEY_GROUPS.filter(({ pages }) => pages === "all" || (page !== null && pages.includes(page)));
}
