import { useEffect, useRef } from "react";
import { isPageShortcut } from "#app/shared/keys/use-step-keys.ts";

/** J and K go through the list, E marks the one in focus read or unread; where single keys are switched on. */
export function useInboxKeys() {
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const watch = new AbortController();
		document.addEventListener(
			"keydown",
			(event) => {
				if (!isPageShortcut(event)) return;
				const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-notification]") ?? [])];
				const at = rows.findIndex((row) => row.contains(document.activeElement));
				if (event.key === "j" || event.key === "k") {
					const next = rows[event.key === "j" ? at + 1 : Math.max(at, 1) - 1];
					next?.querySelector("a")?.focus();
				} else if (event.key === "e") {
					rows[at]?.querySelector<HTMLButtonElement>("form button")?.click();
				} else return;
				event.preventDefault();
			},
			{ signal: watch.signal },
		);
		return () => watch.abort();
	}, []);
	return list;
}
