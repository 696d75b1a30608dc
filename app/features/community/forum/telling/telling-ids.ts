type Sent = { authorId: number; clientKey: string };

/** The id of the job that tells people of a post that was just sent. */
export const tellingId = ({ authorId, clientKey }: Sent): string => `forum.tell:${authorId}:${clientKey}`;
export const editTellingId = (postId: number, revision: number): string => `forum.edited:${postId}:${revision}`;
/** Once for each answer, and for each person who reacts to a post, whatever they do again. */
export const acceptedTellingId = (postId: number): string => `forum.accepted:${postId}`;
export const reactedTellingId = (postId: number, actorId: number): string => `forum.reacted:${postId}:${actorId}`;
