import { useEffect } from "react";
import { isPageShortcut } from "#app/shared/keys/use-step-keys.ts";

const LINKS = "[data-case]";

/** J and K move through the cases of the list, C takes the focused one; Enter opens it, as any link. */
export function useCaseKeys() {
	useEffect(() => {
		function act(event: KeyboardEvent) {
			const step = { j: 1, k: -1 }[event.key] ?? 0;
			if ((step === 0 && event.key !== "c") || !isPageShortcut(event, { on: LINKS })) return;
			const links = [...document.querySelectorAll<HTMLElement>(LINKS)];
			const focused = links.findIndex((link) => link.matches(":focus"));
			if (event.key === "c") {
				const id = links[focused]?.dataset.case;
				if (id) submit(`take-${id}`);
				return;
			}
			event.preventDefault();
			links[Math.min(links.length - 1, Math.max(0, focused + step))]?.focus();
		}
		addEventListener("keydown", act);
		return () => removeEventListener("keydown", act);
	}, []);
}

/** C takes the case that is shown. */
export function useTakeKey(formId: string) {
	useEffect(() => {
		function act(event: KeyboardEvent) {
			if (event.key === "c" && isPageShortcut(event)) submit(formId);
		}
		addEventListener("keydown", act);
		return () => removeEventListener("keydown", act);
	}, [formId]);
}

function submit(formId: string) {
	const form = document.getElementById(formId);
	if (form instanceof HTMLFormElement) form.requestSubmit();
}
