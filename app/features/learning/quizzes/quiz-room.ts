import type { MomentRoom } from "#app/features/learning/enrollment/moments/lesson-moment.tsx";
import type { Quiz } from "./quiz-data.server";
import type { StepRoom } from "./result/next-step";

/** A lesson and its course as a quiz knows them: who reads it, what it finishes and what comes next. */
export type QuizRoom = MomentRoom & StepRoom & { lesson: { isDone: boolean }; reader: string; quiz: Quiz | null };
