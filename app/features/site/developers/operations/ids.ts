import { z } from "zod";
import type { Parameter } from "../operation";

/** Anything else in the path is a 404. */
const id = z.int().min(1);

export const courseId = { name: "courseId", schema: id, example: 1 } satisfies Parameter;
export const topicId = { name: "topicId", schema: id, example: 2 } satisfies Parameter;
export const postId = { name: "postId", schema: id, example: 3 } satisfies Parameter;
export const lessonId = { name: "lessonId", schema: id, example: 4 } satisfies Parameter;
