import type { SwitchLinks } from "#app/features/operations/notifications/delivery.ts";

/** In place of a category: the switch of all digests. */
export const DIGESTS = "digests";
/** The same, which makes daily ones weekly. */
export const WEEKLY = "weekly";

/** Names one switch of one person; signs nobody in. */
export function unsubscribeToken(linkKey: string, category: string): string {
	return `${linkKey}.${category}`;
}

/** What the foot of a mail leads to, for a category or `digests`. */
export function switchLinks(
	origin: string,
	{ linkKey, category }: { linkKey: string; category: string },
): SwitchLinks & { weekly: string } {
	const query = (name: string) => `?token=${encodeURIComponent(unsubscribeToken(linkKey, name))}`;
	return {
		stop: `${origin}/unsubscribe${query(category)}`,
		weekly: `${origin}/unsubscribe${query(WEEKLY)}`,
		preferences: `${origin}/notifications/preferences${query(category)}`,
	};
}
