import type { Room } from "#app/room.ts";
import { lessonNotes } from "#db/schema/learning/notes.ts";

export const notesRoom: Room = {
	name: "learning/notes",
	about: "Notes and bookmarks of learners.",
	tables: { lessonNotes },
};
