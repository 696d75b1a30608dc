import { useEffect, useState } from "react";
import { type ExportView, isInTheMaking } from "./export-view";

const EVERY_MS = 2000;

/** A file that is being made, as it stands now: asked for every two seconds until it is ready. A failed question is asked again. */
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
				// The network is away for a moment; the next tick asks again.
			}
		}, EVERY_MS);
		return () => clearInterval(timer);
	}, [isOpen, initial.id]);
	return shown;
}
