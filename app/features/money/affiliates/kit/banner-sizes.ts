/** In pixels. */
export const BANNER_SIZES = {
	wide: { width: 1200, height: 628 },
	leaderboard: { width: 728, height: 90 },
	square: { width: 300, height: 250 },
} as const;
export type BannerSize = keyof typeof BANNER_SIZES;

export function isBannerSize(text: unknown): text is BannerSize {
	return typeof text === "string" && Object.hasOwn(BANNER_SIZES, text);
}
