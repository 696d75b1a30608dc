/** The lines of an order or another sum; the last one stands out. */
export type SheetLines = readonly { label: string; value: string }[];

export type LetterPart =
	| { kind: "text"; text: string }
	/** Where the mail leads. There is at most one button. */
	| { kind: "button"; label: string; href: string }
	| { kind: "link"; href: string }
	| { kind: "code"; code: string }
	| { kind: "sheet"; lines: SheetLines };

/** Values that become a part of their own where they are all that a paragraph says. */
export const OWN_PARTS = ["link", "help", "stop", "notMe", "billing", "code", "sheet"] as const;
export type OwnPart = (typeof OWN_PARTS)[number];

/** Between signs of the private use area, so that no sentence is taken for one. */
export const mark = (part: OwnPart) => `\u{e000}${part}\u{e001}`;
const MARK = /\u{e000}(\w+)\u{e001}/gu;
const ONLY_MARK = /^\u{e000}(\w+)\u{e001}$/u;

type Given = { values: Readonly<Record<string, string>>; sheet: SheetLines; action: string };

/** A body, with the marks of its values still in it, as its parts. The first address that stands alone is the button. */
export function letterParts(body: string, { values, sheet, action }: Given): LetterPart[] {
	let hasButton = false;
	return body.split(/\n{2,}/).flatMap((paragraph): LetterPart[] => {
		const name = ONLY_MARK.exec(paragraph.trim())?.[1];
		const value = name ? values[name] : undefined;
		if (name === "sheet") return sheet.length > 0 ? [{ kind: "sheet", lines: sheet }] : [];
		if (!value) return [{ kind: "text", text: paragraph.replace(MARK, (_, inline: string) => values[inline] ?? "") }];
		if (name === "code") return [{ kind: "code", code: value }];
		if (hasButton) return [{ kind: "link", href: value }];
		hasButton = true;
		return [{ kind: "button", label: action, href: value }];
	});
}
