import type { MomentContext } from "#app/features/learning/enrollment/moments/lesson-moment.tsx";
import type { Quiz } from "./quiz-data.server";
import type { NextStepInput } from "./result/next-step";

export type QuizContext = MomentContext &
	NextStepInput & { lesson: { isDone: boolean }; reader: string; quiz: Quiz | null };
