export const PLACE_CELLS = [
	"licence",
	"disclosure",
	"assignment",
	"doubleClosing",
	"marketing",
	"withholding",
] as const;
export type PlaceCell = (typeof PLACE_CELLS)[number];

export const PLACE_ANSWERS = [
	"required",
	"not-required",
	"allowed",
	"not-allowed",
	"restricted",
	"yes",
	"no",
	"depends",
	"unclear",
] as const;
