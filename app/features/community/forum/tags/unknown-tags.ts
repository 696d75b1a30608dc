/** Tags that nobody has used yet: members choose among those that there are, moderators add new ones. */
export function unknownTags(
	tags: readonly { slug: string; name: string }[],
	{ known, mayAdd }: { known: readonly { slug: string }[]; mayAdd: boolean },
): string[] {
	if (mayAdd) return [];
	return tags.filter(({ slug }) => !known.some((one) => one.slug === slug)).map(({ name }) => name);
}
