import { useStepKeys } from "../../../shared/use-step-keys";

type Neighbours = { previous: { id: number } | null; next: { id: number } | null };

/** The arrow keys lead to the previous and the next lesson. */
export function useArrowKeys({ previous, next }: Neighbours) {
	const pathOf = (lesson: { id: number } | null) => lesson && `/lessons/${lesson.id}`;
	useStepKeys({ keys: ["ArrowLeft", "ArrowRight"], previous: pathOf(previous), next: pathOf(next) });
}
