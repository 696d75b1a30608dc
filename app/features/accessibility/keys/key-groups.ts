import type { PageName } from "../../../shared/pages/page";
import type { Words } from "../../../shared/words/i18n";

type Keys = Words["keys"];
/** Keys that do one thing: any of `press`, each a key or keys that are held together. A name in `names` is said in words. */
export type KeyLine = {
	does: keyof Keys["keys"];
	press: readonly (readonly string[])[];
};
export type KeyGroup = { name: keyof Keys["groups"]; pages: readonly PageName[] | "all"; lines: readonly KeyLine[] };

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
	{ name: "video", pages: ["lesson", "free-preview"], lines: [{ does: "play", press: [["space"]] }] },
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

/** The groups of a page: its own first. */
export function groupsOf(page: PageName | null): readonly KeyGroup[] {
	return KEY_GROUPS.filter(({ pages }) => pages === "all" || (page !== null && pages.includes(page)));
}
