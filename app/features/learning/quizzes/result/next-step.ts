export type NextStepInput = {
	lesson: { id: number };
	next: { id: number; title: string; to: string } | null;
	left: readonly { lessonId: number; title: string }[];
	modules: readonly { id: number; title: string; lessons: readonly { id: number }[] }[];
};
export type NextStep = { kind: "lesson" | "module" | "left" | "certificate"; to: string; title: string };

/**
 * The next step after a completed lesson: the next lesson (named by its module when it starts one), else the first
 * incomplete lesson, else the certificates.
 */
export function nextStep({ lesson, next, left, modules }: NextStepInput): NextStep {
	const [first] = left;
	if (!first) return { kind: "certificate", to: "/certificates", title: "" };
	if (!next) return { kind: "left", to: `/lessons/${first.lessonId}`, title: first.title };
	const moduleOf = (id: number) => modules.find(({ lessons }) => lessons.some((one) => one.id === id));
	const [here, there] = [moduleOf(lesson.id), moduleOf(next.id)];
	if (there && there.id !== here?.id) return { kind: "module", to: next.to, title: there.title };
	return { kind: "lesson", to: next.to, title: next.title };
}
