import type { Feature } from "./drawings/feature-drawing";
import type { StepOfADeal } from "./drawings/step-drawing";
import type { Mode, Theme } from "./modes";

/** A file under public/: its address, and the size it is drawn for in pixels. */
export type Picture = { src: string; width: number; height: number };

export type ThemedPicture = Record<Theme, Picture>;

export const ICONS = ["favicon", "icon192", "icon512", "appleTouch"] as const;

/** The drawings of the landing page. */
export type LandingPictures = {
	hero: ThemedPicture;
	heroBand: ThemedPicture;
	/** The lot under study, as shares of width and height of the hero map. */
	heroSubject: readonly [x: number, y: number];
	closing: ThemedPicture;
	contours: Picture;
	steps: Record<StepOfADeal, ThemedPicture>;
	features: Record<Feature, ThemedPicture>;
};

/** What `scripts/drawing/draw-atlas.ts` has drawn. Names carry a hash of the content: every file may be cached for ever. */
export type Manifest = {
	/** Backdrops by name of the sheet. */
	sheets: Record<string, Record<Mode, ThemedPicture>>;
	/** Social images by id of the course; only courses that ship have one. */
	social: Record<string, Picture>;
	/** The social image of every page that is about no course. */
	schoolSocial: Picture;
	landing: LandingPictures;
	/** Beside the forms of the entrances, and above them on a phone. */
	entrance: { half: ThemedPicture; band: ThemedPicture };
	/** Beside the words of a page that is not there. */
	unsurveyed: ThemedPicture;
	icons: Record<(typeof ICONS)[number], Picture>;
};
