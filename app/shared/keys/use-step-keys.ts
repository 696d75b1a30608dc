import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { isShortcutEnabled } from "./shortcut-enabled";

type Steps = {
	keys: readonly [previous: string, next: string];
	previous: string | null;
	next: string | null;
	preventScrollReset?: boolean;
};

const OWN_KEYS = "input, select, textarea, video, audio, summary, [contenteditable], [tabindex='0'], [role], dialog";

/**
 * True for a key that no field or dialog handles, if shortcuts are enabled. `on` selects elements whose keys are the
 * page's own wherever they stand, such as links in a table that scrolls.
 */
export function isPageShortcut(event: KeyboardEvent, { withShift = false, on = "" } = {}): boolean {
	if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
	if (event.shiftKey && !withShift) return false;
	if (!isShortcutEnabled(event) || document.querySelector("dialog[open]")) return false;
	const target = event.target instanceof Element ? event.target : null;
	return !target?.closest(OWN_KEYS) || (on !== "" && target.matches(on));
}

export function useStepKeys({ keys: [previousKey, nextKey], previous, next, preventScrollReset = false }: Steps) {
	const navigate = useNavigate();

	useEffect(() => {
		function step(event: KeyboardEvent) {
			const path = event.key === previousKey ? previous : event.key === nextKey ? next : null;
			if (path === null || !isPageShortcut(event)) return;
			event.preventDefault();
			navigate(path, { preventScrollReset });
		}
		addEventListener("keydown", step);
		return () => removeEventListener("keydown", step);
	}, [navigate, previousKey, nextKey, previous, next, preventScrollReset]);
}
