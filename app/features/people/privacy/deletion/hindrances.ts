import { HINDRANCES, type Hindrance } from "#app/shared/personal-data/hindrances.ts";

/**
 * The first of what stands in the way; null where nothing does. Why, and how to end it, say `deletion.hindrances` in
 * `locales/<language>/people/privacy.json`.
 */
export function firstHindrance(stands: Partial<Record<Hindrance, unknown>> | undefined): Hindrance | null {
	return HINDRANCES.find((hindrance) => stands?.[hindrance]) ?? null;
}

export const DELETION_DAYS = 14;
