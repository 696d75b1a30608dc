import { parseJsonObject } from "#app/shared/json.ts";

/** How a visitor wants to read. */
export type Preferences = { fontSize: FontSize; contrast: Contrast; motionReduced: boolean; singleKeys: boolean };

/** Text sizes and what they make of the browser's own 16 px. */
export const FONT_SIZES = { normal: 16, large: 18, larger: 20 } as const;
export type FontSize = keyof typeof FONT_SIZES;

/** The text size after one, from the largest back to the first. */
export function nextFontSize(size: FontSize): FontSize {
	const sizes = Object.keys(FONT_SIZES) as FontSize[];
	return sizes[(sizes.indexOf(size) + 1) % sizes.length] ?? "normal";
}

export const CONTRASTS = ["normal", "high"] as const;
export type Contrast = (typeof CONTRASTS)[number];

export const DEFAULT_PREFERENCES: Preferences = {
	fontSize: "normal",
	contrast: "normal",
	motionReduced: false,
	singleKeys: true,
};

/** The one key in local storage. Signing out keeps it: it belongs to the device. */
export const PREFERENCES_KEY = "accessibility";

/** Reads what is stored. Whatever is missing, unknown or broken is as by default. */
export function parsePreferences(stored: string | null): Preferences {
	const { fontSize, contrast, motionReduced, singleKeys } = parseJsonObject(stored);
	return {
		fontSize: Object.keys(FONT_SIZES).find((size): size is FontSize => size === fontSize) ?? "normal",
		contrast: contrast === "high" ? "high" : "normal",
		motionReduced: motionReduced === true,
		singleKeys: singleKeys !== false,
	};
}

/**
 * The attributes of the root element that the style sheets and `isShortcutEnabled` look at; null where
 * one is not to stand there, so that the system's own wish counts.
 */
export function attributesOf({
	fontSize,
	contrast,
	motionReduced,
	singleKeys,
}: Preferences): Record<string, string | null> {
	return {
		"data-font-size": fontSize === "normal" ? null : fontSize,
		"data-contrast": contrast === "high" ? "high" : null,
		"data-motion": motionReduced ? "reduced" : null,
		"data-single-keys": singleKeys ? null : "off",
	};
}
