import { parseJsonObject } from "#app/shared/json.ts";

const SIZES = ["small", "normal", "large"] as const;
const GROUNDS = ["solid", "half", "none"] as const;

export type CaptionChoice = {
	language?: string | null;
	size: (typeof SIZES)[number];
	ground: (typeof GROUNDS)[number];
};

export const CAPTION_SIZES = SIZES;
export const CAPTION_GROUNDS = GROUNDS;
export const USUAL_CAPTIONS: CaptionChoice = { size: "normal", ground: "half" };

/** Parses the stored choice; invalid values become the default. */
export function parseCaptionChoice(kept: string | null): CaptionChoice {
	const found = parseJsonObject(kept);
	const { language } = found;
	return {
		...(language === null || typeof language === "string" ? { language } : {}),
		size: SIZES.find((size) => size === found.size) ?? USUAL_CAPTIONS.size,
		ground: GROUNDS.find((ground) => ground === found.ground) ?? USUAL_CAPTIONS.ground,
	};
}
