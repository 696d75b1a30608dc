import { useEffect, useState } from "react";
import { type CaptionChoice, parseCaptionChoice, USUAL_CAPTIONS } from "./caption-choice";

const KEY = "captions";

/** How the reader wants captions, kept on this device for all clips. As usual until the script has looked. */
export function useCaptionChoice() {
	const [choice, setChoice] = useState<CaptionChoice>(USUAL_CAPTIONS);

	useEffect(() => {
		try {
			setChoice(parseCaptionChoice(localStorage.getItem(KEY)));
		} catch {
			// Without storage they are as usual.
		}
	}, []);

	function choose(part: Partial<CaptionChoice>) {
		const next = { ...choice, ...part };
		setChoice(next);
		try {
			localStorage.setItem(KEY, JSON.stringify(next));
		} catch {
			// Then it holds for this clip.
		}
	}
	return [choice, choose] as const;
}
