import { type RefObject, useEffect } from "react";
import { isPageShortcut } from "#app/shared/keys/use-step-keys.ts";

/**
 * Keys that unfold the question of a deed and go to the button that does it; nothing is done by a key alone. `deeds`: the
 * value of the button by its key.
 */
export function useDeedKeys(form: RefObject<HTMLElement>, deeds: Readonly<Record<string, string>>) {
	useEffect(() => {
		function ask(event: KeyboardEvent) {
			const deed = deeds[event.key];
			if (deed === undefined || !isPageShortcut(event)) return;
			const button = form.current?.querySelector<HTMLButtonElement>(`button[value="${deed}"]`);
			const question = button?.closest("details");
			if (!button || !question) return;
			event.preventDefault();
			question.open = true;
			button.focus();
		}
		addEventListener("keydown", ask);
		return () => removeEventListener("keydown", ask);
	}, [form, deeds]);
}
