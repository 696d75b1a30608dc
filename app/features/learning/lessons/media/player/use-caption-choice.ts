import { useEffect, useState } from "react";
import { type CaptionChoice, parseCaptionChoice, USUAL_CAPTIONS } from "./caption-choice";

const STORAGE_KEY = "captions";

export function useCaptionChoice() {
	const [choice, setChoice] = useState<CaptionChoice>(USUAL_CAPTIONS);

	useEffect(() => {
		try {
			setChoice(parseCaptionChoice(localStorage.getItem(STORAGE_KEY)));
		} catch {}
	}, []);

	function choose(part: Partial<CaptionChoice>) {
		const next = { ...choice, ...part };
		setChoice(next);
		try {
			localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
		} catch {
			// The choice then holds for this clip only.
		}
	}
	return [choice, choose] as const;
}
