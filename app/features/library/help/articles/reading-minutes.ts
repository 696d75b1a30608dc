/** Whole minutes, at least one. Chinese characters count about three times. */
export function readingMinutes(characters: number, language: string): number {
	return Math.max(1, Math.round(characters / (language === "zh" ? 400 : 1_100)));
}
