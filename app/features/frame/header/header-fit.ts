/**
 * Widths of a header, in rem, at which its row may take the place of the menu
 * button; "never" when it is too long even for the widest page.
 */
export const HEADER_FITS = [48, 52, 56, 60, 64, 68, 72, 76] as const;
export type HeaderFit = (typeof HEADER_FITS)[number] | "never";

type Row = {
	/** The entries of the navigation. */
	entries: string[];
	/** The buttons of a guest. */
	buttons: string[];
	/** The name in the user menu. */
	name: string | null;
};

/**
 * The narrowest header whose row holds these words on one line.
 *
 * Reckoned on the server instead of measured in the browser, so that German and
 * Russian get the menu button with the first byte: nothing shifts, and it works
 * without script. In rem, so a larger text size counts. The mobile breakpoint of
 * 768 px (48 rem) is the least. Source: section 9 of the specification.
 */
export function headerFit({ entries, buttons, name }: Row): HeaderFit {
	const row =
		FIXED_REM +
		sum(entries.map((entry) => textRem(entry) + ENTRY_GAP_REM)) +
		sum(buttons.map((button) => textRem(button) + BUTTON_FRAME_REM)) +
		(name === null ? 0 : USER_FRAME_REM + Math.min(textRem(name), MAX_NAME_REM));
	return HEADER_FITS.find((fit) => row <= fit) ?? "never";
}

/** Gutters, brand, language and theme, with the gaps between them. */
const FIXED_REM = 20.5;
const ENTRY_GAP_REM = 1.5;
const BUTTON_FRAME_REM = 3.1;
/** Picture, arrow and inner space of the user menu. */
const USER_FRAME_REM = 5.25;
const MAX_NAME_REM = 8;
/** The size of interface text (`text-ui`). */
const TEXT_REM = 0.9375;

/** The width of a text in the interface face, reckoned letter by letter, a little generous. */
function textRem(text: string): number {
	return TEXT_REM * sum([...text].map(letterEm));
}

function letterEm(letter: string): number {
	if (/[\u2e80-\uffef]/.test(letter)) return 1;
	if (/[ijlI.,'’ ]/.test(letter)) return 0.28;
	if (/[tfrJ-]/.test(letter)) return 0.38;
	if (/[mwMWшщжюмыфШЩЖЮМЫФ]/.test(letter)) return 0.88;
	if (letter !== letter.toLocaleLowerCase()) return 0.7;
	return /[а-яё]/.test(letter) ? 0.62 : 0.58;
}

function sum(numbers: number[]): number {
	return numbers.reduce((total, one) => total + one, 0);
}
