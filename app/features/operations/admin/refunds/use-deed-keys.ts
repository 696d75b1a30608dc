import { type RefObject, useEffect } from "react";
import { isPageShortcut } from "#app/shared/keys/use-step-keys.ts";

/** Shortcuts only open the confirmation and focus its button. */
export function useActionShortcuts(form: RefObject<HTMLElement>, shortcuts: Readonly<Record<string, string>>) {
	useEffect(() => {
		function ask(event: KeyboardEvent) {
			const deed = shortcuts[event.key];
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
	}, [form, shortcuts]);
}
