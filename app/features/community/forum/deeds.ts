import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Of categories, on the desk. */
export const CATEGORY_DEEDS = [
	"forum.addCategory",
	"forum.changeCategory",
	"forum.moveCategory",
	"forum.retireCategory",
	"forum.restoreCategory",
	"forum.undoCategory",
] as const;

/** Their words: `activity` in `locales/<language>/community/community-desk.json`. */
export const FORUM_DEEDS = [
	...CATEGORY_DEEDS,
	"forum.close",
	"forum.open",
	"forum.pin",
	"forum.unpin",
	"forum.slow",
	"forum.setLevel",
	"forum.move",
	"forum.split",
	"forum.merge",
	"forum.restorePost",
	"forum.editPost",
	"forum.acceptAnswer",
	"forum.dropAnswer",
	"forum.tag",
	"forum.changeTitle",
	"forum.hideVersion",
	"forum.showVersion",
	// Of before moderators decided about posts of others in cases; the log has them.
	"forum.removePost",
	"forum.removePictures",
	"forum.removeComment",
] as const;

/** Their names: `subjects` in the same file. */
export const FORUM_AUDIT_SUBJECTS = ["forumTopic", "forumPost", "forumCategory"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof FORUM_DEEDS> {}
	interface Subjects extends Names<typeof FORUM_AUDIT_SUBJECTS> {}
}
