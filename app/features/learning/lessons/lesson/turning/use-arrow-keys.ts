import { useStepKeys } from "#app/shared/keys/use-step-keys.ts";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";

type Neighbours = { previous: { to: string } | null; next: { to: string } | null };

export function useArrowKeys({ previous, next }: Neighbours) {
	const prefix = useLanguagePrefix();
	const pathOf = (lesson: { to: string } | null) => lesson && withLanguagePrefix(lesson.to, prefix);
	useStepKeys({ keys: ["ArrowLeft", "ArrowRight"], previous: pathOf(previous), next: pathOf(next) });
}
