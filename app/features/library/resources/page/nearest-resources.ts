import type { ListedEntry } from "#app/features/library/entries/face.server.ts";
import { nearestNames } from "#app/shared/nearest-names.ts";

export function nearestResources(slug: string, entries: readonly Pick<ListedEntry, "slug" | "title">[]) {
	const bySlug = nearestNames(slug, entries, (entry) => entry.slug);
	const byTitle = nearestNames(slug, entries, (entry) => entry.title);
	return [...new Set([...bySlug, ...byTitle])].slice(0, 3).map((entry) => ({
		title: entry.title,
		to: `/resources/${entry.slug}`,
	}));
}
