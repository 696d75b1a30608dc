/** In characters. Translations may be a third longer (`roomFor`). */
export const LONGEST = {
	title: 100,
	summary: 240,
	shortDescription: 200,
	description: 20_000,
	outcome: 60,
	searchTitle: 120,
	searchDescription: 320,
	coverText: 200,
	body: 60_000,
};
export const LONGEST_FILM_SECONDS = 24 * 60 * 60;

/** How many outcomes a course has. */
export const OUTCOMES = 6;
const ROOM_FOR_TRANSLATIONS = 4 / 3;

/** In characters. */
export function roomFor(most: number, isTranslation: boolean): number {
	return isTranslation ? Math.floor(most * ROOM_FOR_TRANSLATIONS) : most;
}
