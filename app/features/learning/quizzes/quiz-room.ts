import type { MomentRoom } from "#app/features/learning/enrollment/moments/lesson-moment.tsx";
import type { Quiz } from "./quiz-data.server";
import type { StepRoom } from "./result/next-step";

export type QuizRoom = MomentRoom & StepRoom & { lesson: { isDone: boolean }; reader: string; quiz: Quiz | null };
