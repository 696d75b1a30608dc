import { parseJsonObject } from "#app/shared/json.ts";

export type Preferences = { fontSize: FontSize; contrast: Contrast; motionReduced: boolean; singleKeys: boolean };

/** Root font size in pixels, at the browser's default of 16. */
export const FONT_SIZES = { normal: 16, large: 18, larger: 20 } as const;
export type FontSize = keyof typeof FONT_SIZES;

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

/** The only local storage key. Survives sign-out, because it belongs to the device. */
export const PREFERENCES_KEY = "accessibility";

/** Missing, unknown or invalid values become the default. */
export function parsePreferences(stored: string | null): Preferences {
	const { fontSize, contrast, motionReduced, singleKeys } = parseJsonObject(stored);
	return {
		fontSize: Object.keys(FONT_SIZES).find((size): size is FontSize => size === fontSize) ?? "normal",
		contrast: contrast === "high" ? "high" : "normal",
		motionReduced: motionReduced === true,
		singleKeys: singleKeys !== false,
	};
}

/** Root attributes for style sheets and `isShortcutEnabled`; null lets the system preference apply. */
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
