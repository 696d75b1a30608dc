import { z } from "zod";
import type { Parameter } from "../operation";

/** Ids in addresses have at most ten digits; what is none, or of nothing, is a 404. */
const id = z.int().min(1).max(9_999_999_999);

export const courseId: Parameter = { name: "courseId", schema: id, example: 1 };
export const lessonId: Parameter = { name: "lessonId", schema: id, example: 4 };
