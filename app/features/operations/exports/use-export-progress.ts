import { useEffect, useState } from "react";
import { type ExportView, isUnfinished } from "./export-view";

const POLL_MS = 2000;

/** Polls every two seconds until ready; retries failed requests. */
export function useExportProgress(initial: ExportView): ExportView {
	const [latest, setLatest] = useState(initial);
	const shown = latest.id === initial.id && isUnfinished(initial) ? latest : initial;
	const isOpen = isUnfinished(shown);
	useEffect(() => {
		if (!isOpen) return;
		const timer = setInterval(async () => {
			try {
				const response = await fetch(`/exports/${initial.id}/state`);
				if (response.ok) setLatest(await response.json());
			} catch {
				// Offline; the next tick retries.
			}
		}, POLL_MS);
		return () => clearInterval(timer);
	}, [isOpen, initial.id]);
	return shown;
}
