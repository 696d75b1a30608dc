import { useEffect, useState } from "react";
import { type ExportView, isInTheMaking } from "./export-view";

const EVERY_MS = 2000;

/** Polls every two seconds until ready; retries failed requests. */
export function useExportProgress(initial: ExportView): ExportView {
	const [latest, setLatest] = useState(initial);
	const shown = latest.id === initial.id && isInTheMaking(initial) ? latest : initial;
	const isOpen = isInTheMaking(shown);
	useEffect(() => {
		if (!isOpen) return;
		const timer = setInterval(async () => {
			try {
				const response = await fetch(`/exports/${initial.id}/state`);
				if (response.ok) setLatest(await response.json());
			} catch {
				// Offline; the next tick retries.
			}
		}, EVERY_MS);
		return () => clearInterval(timer);
	}, [isOpen, initial.id]);
	return shown;
}
