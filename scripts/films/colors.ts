import { mapPalette } from "#app/features/site/illustrations/drawings/palette.ts";

/** The posters also exist for the dark theme: `npm run films -- --posters`, with FILM_THEME=dark. */
export const THEME = process.env.FILM_THEME === "dark" ? "dark" : "light";
const roles = mapPalette(THEME);

/** Colours of the maps. Brass marks money and the next step. */
export const COLORS = {
	ground: role("map-ground"),
	paper: role("surface-raised"),
	contour: role("map-contour"),
	rule: role("line-strong"),
	lot: role("map-lot"),
	line: role("map-line"),
	building: role("map-bldg"),
	park: role("map-park"),
	water: role("map-water"),
	bank: role("map-bank"),
	brass: role("map-subject"),
	brassLine: role("map-subject-line"),
	brassSoft: role("map-comp"),
	brand: role("brand"),
	brandSoft: role("brand-soft"),
	ink: role("map-ink"),
	muted: role("ink-subtle"),
	danger: role("danger"),
};

function role(name: string): string {
	const color = roles[name];
	if (!color) throw new Error(`The stylesheet has no colour ${name}.`);
	return color;
}
