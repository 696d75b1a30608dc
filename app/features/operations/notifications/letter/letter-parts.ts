export type SummaryLines = readonly { label: string; value: string }[];

export type LetterPart =
	| { kind: "text"; text: string }
	| { kind: "button"; label: string; href: string }
	| { kind: "link"; href: string }
	| { kind: "code"; code: string }
	| { kind: "sheet"; lines: SummaryLines }
	/** Those of a digest: its sentence, the head of a group, what happened, and what waits for an answer. */
	| { kind: "title"; text: string }
	| { kind: "heading"; text: string }
	| ({ kind: "item" } & LetterItem)
	| ({ kind: "card"; action: string } & LetterItem)
	| { kind: "second"; label: string; href: string };

export type LetterItem = {
	title: string;
	href: string;
	/** With the quotation marks of its language. */
	quote: string | null;
	meta: string;
};

/** What stands below a mail: why it came, and what its receiver can change about it. */
export type LetterFoot = {
	why: string | null;
	links: readonly { label: string; href: string }[];
	note?: string;
	signature: string;
};

/** Values that become separate parts when they are a paragraph of their own. */
export const OWN_PARTS = ["link", "help", "stop", "notMe", "billing", "code", "sheet"] as const;
export type OwnPart = (typeof OWN_PARTS)[number];

/** Private use characters, so that text is never mistaken for a mark. */
export const markOfPart = (part: OwnPart) => `\u{e000}${part}\u{e001}`;
const PART_MARK_PATTERN = /\u{e000}(\w+)\u{e001}/gu;
const ONLY_MARK = /^\u{e000}(\w+)\u{e001}$/u;

type PartInput = { values: Readonly<Record<string, string>>; sheet: SummaryLines; action: string };

/** Splits a body with marks into parts. The first URL on its own line becomes the button. */
export function letterParts(body: string, { values, sheet, action }: PartInput): LetterPart[] {
	let hasButton = false;
	return body.split(/\n{2,}/).flatMap((paragraph): LetterPart[] => {
		const name = ONLY_MARK.exec(paragraph.trim())?.[1];
		const value = name ? values[name] : undefined;
		if (name === "sheet") return sheet.length > 0 ? [{ kind: "sheet", lines: sheet }] : [];
		if (!value)
			return [
				{ kind: "text", text: paragraph.replace(PART_MARK_PATTERN, (_, inline: string) => values[inline] ?? "") },
			];
		if (name === "code") return [{ kind: "code", code: value }];
		if (hasButton) return [{ kind: "link", href: value }];
		hasButton = true;
		return [{ kind: "button", label: action, href: value }];
	});
}
