/** The shipped legal pages by key; each has a route of its own. */
export const LEGAL_PATHS = {
	terms: "/legal/terms",
	privacy: "/legal/privacy",
	refunds: "/legal/refunds",
	"affiliate-terms": "/legal/affiliate-terms",
	cookies: "/legal/cookies",
	"community-rules": "/legal/community-rules",
	accessibility: "/accessibility",
} as const;

export function legalPath(slug: string): string {
	return slug === "accessibility" ? "/accessibility" : `/legal/${slug}`;
}

export type LegalKey = keyof typeof LEGAL_PATHS;

export const AGREED_AT_REGISTRATION = ["terms", "privacy"] as const satisfies LegalKey[];

const OCCASIONS = ["registration", "firstPassword", "checkout", "openedAtOnce", "affiliate"] as const;
export type Occasion = (typeof OCCASIONS)[number];

export function isOccasion(word: string): word is Occasion {
	return OCCASIONS.some((one) => one === word);
}
