import type { Room } from "#app/room.ts";

export const courseEditorRoom: Room = {
	name: "learning/course-editor",
	about: "Writing courses in the browser: drafts of their parts, curriculum, publishing, comparing and restoring.",
};
