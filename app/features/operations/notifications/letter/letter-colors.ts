/**
 * Roles of colours in a mail: the property that they set, and both themes of `app/styles/colors.css` in hex, since mail
 * clients support neither custom properties nor oklch. A test compares them.
 */
export const LETTER_ROLES = {
	ground: { property: "background-color", token: "surface-sunken", light: "#f4f0ea", dark: "#07100d" },
	paper: { property: "background-color", token: "surface-raised", light: "#fefefb", dark: "#14201c" },
	line: { property: "border-color", token: "line", light: "#e0ddd5", dark: "#27342e" },
	outline: { property: "border-color", token: "control", light: "#7b837a", dark: "#66746c" },
	ink: { property: "color", token: "ink", light: "#15211c", dark: "#f0ede4" },
	muted: { property: "color", token: "ink-muted", light: "#4a564f", dark: "#b0b7ab" },
	quiet: { property: "color", token: "ink-subtle", light: "#616a63", dark: "#8f9a8f" },
	link: { property: "color", token: "brand-text", light: "#124c37", dark: "#92cea8" },
	button: { property: "background-color", token: "brand", light: "#124c37", dark: "#7dbd95" },
	label: { property: "color", token: "brand-ink", light: "#fcfaf4", dark: "#041710" },
} as const;
export type LetterRole = keyof typeof LETTER_ROLES;

/** At least 3:1 on the paper of both themes: the mark stays legible where a client inverts a mail by itself. */
export const MARK_COLORS = { lot: "#40765d", subject: "#b0832e" };

/** Attributes of an element in the light theme, with the classes by which a client changes to the dark one. */
export function painted(roles: readonly LetterRole[], style = "", classes = ""): string {
	const colors = roles.map((role) => `${LETTER_ROLES[role].property}:${LETTER_ROLES[role].light};`).join("");
	const names = [...roles.map(classOf), classes].filter(Boolean).join(" ");
	return `class="${names}" style="${style}${style && !style.endsWith(";") ? ";" : ""}${colors}"`;
}

const PREFERS_DARK = "(prefers-color-scheme:dark)";

/** The document or style sheet of a mail as it looks in a theme, whatever the reader's device prefers. */
export function inTheme(written: string, theme: "light" | "dark"): string {
	return written.replaceAll(PREFERS_DARK, theme === "dark" ? "all" : "not all");
}

/** The style sheet of a mail: narrow sides on phones, and the dark theme, also for Outlook, which marks what it inverts. */
export function letterStyle(): string {
	const roles = Object.entries(LETTER_ROLES).map(([role, { property, dark }]) => ({
		name: `.${classOf(role)}`,
		property,
		rule: `{${property}:${dark} !important}`,
	}));
	const dark = roles.map(({ name, rule }) => name + rule).join("");
	const outlook = roles.map(({ name, property, rule }) => {
		const mark = property === "background-color" ? "[data-ogsb]" : "[data-ogsc]";
		return `${mark} ${name}${rule}`;
	});
	const phone = `.${SIDES}{padding-left:20px !important;padding-right:20px !important}.${AROUND}{padding:0 !important}.${TITLE}{font-size:26px !important;line-height:32px !important}`;
	return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:480px){${phone}}@media ${PREFERS_DARK}{${dark}}${outlook.join("")}`;
}

/** Classes that a phone makes narrower or smaller. */
export const SIDES = "gm-sides";
export const AROUND = "gm-around";
export const TITLE = "gm-title";

const classOf = (role: string) => `gm-${role}`;
