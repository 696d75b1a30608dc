import type { LotState } from "../progress/course-progress";

type MomentInput = {
	lesson: { id: number };
	modules: readonly { lessons: readonly { id: number; required: boolean; state: LotState }[] }[];
	left: readonly { lessonId: number }[];
};
export type Moment = { kind: "course" | "module"; number: number; lots: LotState[] };

/** What completing the lesson finishes: the course, else its module, else null. Lots as they are afterwards. */
export function momentOf({ lesson, modules, left }: MomentInput): Moment | null {
	const at = modules.findIndex(({ lessons }) => lessons.some(({ id }) => id === lesson.id));
	const own = modules[at]?.lessons ?? [];
	if (!own.some(({ id, required }) => id === lesson.id && required)) return null;
	const isDone = ({ id, state }: (typeof own)[number]) => id === lesson.id || state === "done";
	const lots = own.map((one): LotState => (isDone(one) ? "done" : one.state));
	if (left.every(({ lessonId }) => lessonId === lesson.id)) return { kind: "course", number: at + 1, lots };
	return own.every((one) => isDone(one) || !one.required) ? { kind: "module", number: at + 1, lots } : null;
}
