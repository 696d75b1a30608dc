export type StepRoom = {
	lesson: { id: number };
	next: { id: number; title: string; to: string } | null;
	left: readonly { lessonId: number; title: string }[];
	modules: readonly { id: number; title: string; lessons: readonly { id: number }[] }[];
};
export type NextStep = { kind: "lesson" | "module" | "left" | "certificate"; to: string; title: string };

/**
 * The one thing to do after a lesson that counts: the next lesson, named by its module where that begins; at the end of
 * the course the first that is left, and the certificates once nothing is.
 */
export function nextStep({ lesson, next, left, modules }: StepRoom): NextStep {
	const [first] = left;
	if (!first) return { kind: "certificate", to: "/certificates", title: "" };
	if (!next) return { kind: "left", to: `/lessons/${first.lessonId}`, title: first.title };
	const moduleOf = (id: number) => modules.find(({ lessons }) => lessons.some((one) => one.id === id));
	const [here, there] = [moduleOf(lesson.id), moduleOf(next.id)];
	if (there && there.id !== here?.id) return { kind: "module", to: next.to, title: there.title };
	return { kind: "lesson", to: next.to, title: next.title };
}
