import { useEffect, useRef } from "react";
import { isPageShortcut } from "#app/shared/keys/use-step-keys.ts";

const STEPS: Partial<Record<string, 1 | -1>> = { j: 1, k: -1 };

/** J and K move between the topics of a list; Enter then opens one, as for any link. */
export function useRowKeys() {
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		function move(event: KeyboardEvent) {
			const step = STEPS[event.key];
			if (!step || !isPageShortcut(event)) return;
			const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-topic]") ?? [])];
			const at = rows.findIndex((row) => row.matches(":focus"));
			const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))];
			if (!next) return;
			event.preventDefault();
			next.focus();
		}
		addEventListener("keydown", move);
		return () => removeEventListener("keydown", move);
	}, []);
	return list;
}
