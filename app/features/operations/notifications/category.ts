import type { IconName } from "#app/ui/icon-names.ts";
import type { Mode } from "#db/schema/people/inbox.ts";

/** Parts of the preferences and of the inbox, in this order. */
export const CATEGORY_GROUPS = ["talk", "learning", "sessions", "money", "account", "news"] as const;
export type CategoryGroup = (typeof CATEGORY_GROUPS)[number];

type CategoryRole = "student" | "instructor" | "admin";

/**
 * What somebody can choose as one: a row of the preferences, with the kinds that name it. A room declares it in its
 * `categories.ts`; its words are `categories.<name>` in `locales/<language>/<wing>/<wing>-notifications.json`.
 */
export type Category = {
	name: string;
	group: CategoryGroup;
	/** Within its group, the lowest first. */
	order: number;
	icon: CategoryIcon;
	/** Defaults; null: it has no such channel. */
	app: boolean | null;
	mail: Mode | null;
	/** Why it cannot be switched off; words: `mandatory.<reason>` in `inbox`. */
	mandatory?: MandatoryReason;
	/** Whose preferences it stands in; left out: everybody's. */
	roles?: readonly CategoryRole[];
	/** Ignores quiet hours: it concerns the next hours, or somebody waits for it in front of a screen. */
	isUrgent?: true;
};

/** Those that stand in the preferences of a role. */
export function categoriesFor(categories: ReadonlyMap<string, Category>, role: CategoryRole): Category[] {
	return [...categories.values()].filter(({ roles }) => !roles || roles.includes(role));
}

export const MANDATORY_REASONS = ["security", "money", "account", "asked"] as const;
export type MandatoryReason = (typeof MANDATORY_REASONS)[number];

/** Drawings that rows have: `icons.tsx` of `people/inbox`. */
export type CategoryIcon = Extract<
	IconName,
	| "award"
	| "book-a"
	| "book-open"
	| "clock"
	| "credit-card"
	| "file-text"
	| "link-2"
	| "lock"
	| "mail"
	| "message-square"
	| "user-round"
>;
