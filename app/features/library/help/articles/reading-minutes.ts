/** Whole minutes that a text takes, at least one. Letters a minute: Chinese signs carry about three times as much. */
export function readingMinutes(characters: number, language: string): number {
	return Math.max(1, Math.round(characters / (language === "zh" ? 400 : 1_100)));
}
