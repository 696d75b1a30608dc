/** Where the draft of an edit stands; other drafts stand at `new` or at the id of their topic. */
export const placeOfEdit = (postId: number) => `edit:${postId}`;
