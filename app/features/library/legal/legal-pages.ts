/** The legal pages that ship, by the key of their entry, and where they stand: each has a route with facts of its own. */
export const LEGAL_PATHS = {
	terms: "/legal/terms",
	privacy: "/legal/privacy",
	refunds: "/legal/refunds",
	"affiliate-terms": "/legal/affiliate-terms",
	cookies: "/legal/cookies",
	accessibility: "/accessibility",
} as const;

export type LegalKey = keyof typeof LEGAL_PATHS;

/** What people agree to when they open an account. */
export const AGREED_AT_REGISTRATION = ["terms", "privacy"] as const satisfies LegalKey[];

/** Where people are asked to agree; the words: `consents.occasions` in `locales/<language>/people/privacy.json`. */
const OCCASIONS = ["registration", "firstPassword", "checkout", "openedAtOnce", "affiliate"] as const;
export type Occasion = (typeof OCCASIONS)[number];

export function isOccasion(word: string): word is Occasion {
	return OCCASIONS.some((one) => one === word);
}
