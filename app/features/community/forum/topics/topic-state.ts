type TopicState = { withdrawnAt: Date | null; hiddenAt: Date | null; authorSuspendedAt: Date | null };

/** Nobody but its author and moderators reads it. With its first post a topic goes: also while the author of that is suspended. */
export function isTopicClosedToReaders({ withdrawnAt, hiddenAt, authorSuspendedAt }: TopicState): boolean {
	return withdrawnAt !== null || hiddenAt !== null || authorSuspendedAt !== null;
}
