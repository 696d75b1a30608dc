import type { Room } from "#app/room.ts";
import { authoringRoom } from "./authoring/room.server.ts";
import { catalogRoom } from "./catalog/room.server.ts";
import { certificatesRoom } from "./certificates/room.server.ts";
import { courseDeskRoom } from "./course-desk/room.server.ts";
import { courseEditorRoom } from "./course-editor/room.server.ts";
import { dashboardRoom } from "./dashboard/room.server.ts";
import { enrollmentRoom } from "./enrollment/room.server.ts";
import { entitlementsRoom } from "./entitlements/room.server.ts";
import { examplesRoom } from "./examples/room.server.ts";
import { lessonsRoom } from "./lessons/room.server.ts";
import { notesRoom } from "./notes/room.server.ts";
import { quizzesRoom } from "./quizzes/room.server.ts";
import { teachingRoom } from "./teaching/room.server.ts";

export const LEARNING_ROOMS: readonly Room[] = [
	entitlementsRoom,
	catalogRoom,
	enrollmentRoom,
	notesRoom,
	quizzesRoom,
	lessonsRoom,
	dashboardRoom,
	certificatesRoom,
	examplesRoom,
	authoringRoom,
	courseEditorRoom,
	courseDeskRoom,
	teachingRoom,
];
