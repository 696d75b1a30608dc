import type { Feature } from "./drawings/feature-drawing";
import type { StepOfADeal } from "./drawings/step-drawing";
import type { Mode, Theme } from "./modes";

export type Picture = { src: string; width: number; height: number };

export type ThemedPicture = Record<Theme, Picture>;

export const ICONS = ["favicon", "icon192", "icon512", "appleTouch"] as const;

export type LandingPictures = {
	hero: ThemedPicture;
	heroBand: ThemedPicture;
	/** Subject lot as shares of the hero map's width and height. */
	heroSubject: readonly [x: number, y: number];
	closing: ThemedPicture;
	contours: Picture;
	steps: Record<StepOfADeal, ThemedPicture>;
	features: Record<Feature, ThemedPicture>;
};

/** Output of `scripts/drawing/draw-atlas.ts`. Names carry a content hash, so files can be cached forever. */
export type Manifest = {
	sheets: Record<string, Record<Mode, ThemedPicture>>;
	social: Record<string, Picture>;
	schoolSocial: Picture;
	landing: LandingPictures;
	entrance: { half: ThemedPicture; band: ThemedPicture };
	unsurveyed: ThemedPicture;
	icons: Record<(typeof ICONS)[number], Picture>;
};
