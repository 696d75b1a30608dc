/**
 * What must end before an account can: it says why in words (`deletion.hindrances` in `locales/<language>/people/privacy.json`)
 * and how to end it. What comes with money (a subscription that runs) joins here.
 */
export const HINDRANCES = ["teachesCourses", "lastAdmin"] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** The first of what stands in the way; null where nothing does. */
export function firstHindrance(stands: Partial<Record<Hindrance, unknown>> | undefined): Hindrance | null {
	return HINDRANCES.find((hindrance) => stands?.[hindrance]) ?? null;
}

/** How long the wish to have an account erased can be taken back. */
export const DELETION_DAYS = 14;
