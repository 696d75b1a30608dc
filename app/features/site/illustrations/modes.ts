export const DRAWING_MODES = ["cover", "thumb", "plat"] as const;
export type Mode = (typeof DRAWING_MODES)[number];

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
