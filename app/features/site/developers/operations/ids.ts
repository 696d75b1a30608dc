import { z } from "zod";
import type { Parameter } from "../operation";

/** What is no such number in an address, or the number of nothing, is a 404. */
const id = z.int().min(1);

export const courseId = { name: "courseId", schema: id, example: 1 } satisfies Parameter;
export const lessonId = { name: "lessonId", schema: id, example: 4 } satisfies Parameter;
