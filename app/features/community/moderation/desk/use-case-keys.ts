import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { isPageShortcut } from "#app/shared/keys/use-step-keys.ts";

const LINKS = "[data-case]";

type ShownCase = {
	/** The cases beside the one that is shown, for pages too narrow for the list. */
	previous: string | null;
	next: string | null;
	/** The id of the form that takes it. */
	takeForm: string;
};

/**
 * J and K move through the cases of the list, C takes the focused one or else the one that is shown; Enter opens the
 * focused one, as any link. Where the list is not to be seen, J and K open the case beside the one that is shown.
 */
export function useCaseKeys({ previous, next, takeForm }: Partial<ShownCase> = {}) {
	const navigate = useNavigate();

	useEffect(() => {
		function act(event: KeyboardEvent) {
			const step = { j: 1, k: -1 }[event.key] ?? 0;
			if ((step === 0 && event.key !== "c") || !isPageShortcut(event, { on: LINKS })) return;
			const links = [...document.querySelectorAll<HTMLElement>(LINKS)].filter(
				(link) => link.getClientRects().length > 0,
			);
			const focused = links.findIndex((link) => link.matches(":focus"));
			const shown = links.findIndex((link) => link.matches("[aria-current]"));
			if (event.key === "c") {
				const link = focused === shown ? undefined : links[focused];
				submit(link ? `take-${link.dataset.case}` : takeForm);
				return;
			}
			event.preventDefault();
			if (links.length > 0) {
				const from = focused >= 0 ? focused : shown;
				links[Math.min(links.length - 1, Math.max(0, from + step))]?.focus();
				return;
			}
			const path = step > 0 ? next : previous;
			if (path) navigate(path);
		}
		addEventListener("keydown", act);
		return () => removeEventListener("keydown", act);
	}, [navigate, previous, next, takeForm]);
}

function submit(formId: string | undefined) {
	const form = formId === undefined ? null : document.getElementById(formId);
	if (form instanceof HTMLFormElement) form.requestSubmit();
}
