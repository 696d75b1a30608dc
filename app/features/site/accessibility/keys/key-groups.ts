import type { PageName } from "#app/shared/pages/page.ts";
import type { Words } from "#app/shared/words/i18n.ts";
import { VIDEO_COMMANDS, VIDEO_KEYS, type VideoCommand } from "./video-keys";

type Keys = Words["keys"];
export type KeyLine = {
	does: keyof Keys["keys"];
	press: readonly (readonly string[])[];
};
export type KeyGroup = { name: keyof Keys["groups"]; pages: readonly PageName[] | "all"; lines: readonly KeyLine[] };

/** Key labels that differ from the event's name. */
const KEY_LABELS: Readonly<Record<string, string>> = {
	" ": "space",
	ArrowLeft: "←",
	ArrowRight: "→",
	Home: "home",
	End: "end",
};

/** Every keyboard shortcut by where it works; texts in `keys.json`. Add new shortcuts here. */
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
	{ name: "video", pages: ["lesson", "free-preview"], lines: VIDEO_COMMANDS.map(videoLine) },
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
		name: "versions",
		pages: ["course-history"],
		lines: [
			{ does: "nextChange", press: [["N"]] },
			{ does: "previousChange", press: [["P"]] },
		],
	},
	{
		name: "topic",
		pages: ["forum-topic"],
		lines: [
			{ does: "nextPost", press: [["J"]] },
			{ does: "previousPost", press: [["K"]] },
			{ does: "replyPost", press: [["R"]] },
			{ does: "copyPostLink", press: [["L"]] },
			{ does: "bookmarkPost", press: [["B"]] },
		],
	},
	{
		name: "queue",
		pages: ["moderation", "case"],
		lines: [
			{ does: "nextCase", press: [["J"]] },
			{ does: "previousCase", press: [["K"]] },
			{ does: "takeCase", press: [["C"]] },
			{ does: "openCase", press: [["↵"]] },
		],
	},
	{
		name: "list",
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

function videoLine(does: VideoCommand): KeyLine {
	if (does === "toTenth") return { does, press: [["0–9"]] };
	return { does, press: VIDEO_KEYS[does].map((key) => [KEY_LABELS[key] ?? key.toUpperCase()]) };
}

export function groupsOf(page: PageName | null): readonly KeyGroup[] {
	return KEY_GROUPS.filter(({ pages }) => pages === "all" || (page !== null && pages.includes(page)));
}
