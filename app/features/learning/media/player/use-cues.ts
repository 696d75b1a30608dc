import { type RefObject, useEffect, useState } from "react";
import type { Cue } from "./cues";

type Wanted = { kind: "captions" | "chapters"; language: string | null; isReady: boolean };

/**
 * The cues of one track of a clip. It is loaded and hidden, as its words are drawn by the page; in a picture of its own
 * the browser draws them. Before script runs the browser's own controls show the track.
 */
export function useCues(video: RefObject<HTMLVideoElement>, { kind, language, isReady }: Wanted): Cue[] {
	const [cues, setCues] = useState<Cue[]>([]);

	useEffect(() => {
		const clip = video.current;
		if (!clip || !isReady) return;
		const own = [...clip.textTracks].filter((track) => track.kind === kind);
		const chosen = own.find((track) => track.language === language);
		for (const track of own) track.mode = track === chosen ? "hidden" : "disabled";
		if (!chosen) return setCues([]);

		const element = [...clip.querySelectorAll("track")].find(({ track }) => track === chosen);
		const read = () => setCues(cuesOf(chosen));
		const show = () => {
			if (kind === "captions") chosen.mode = "showing";
		};
		const hide = () => {
			chosen.mode = "hidden";
		};
		read();
		element?.addEventListener("load", read);
		clip.addEventListener("enterpictureinpicture", show);
		clip.addEventListener("leavepictureinpicture", hide);
		return () => {
			element?.removeEventListener("load", read);
			clip.removeEventListener("enterpictureinpicture", show);
			clip.removeEventListener("leavepictureinpicture", hide);
		};
	}, [video, kind, language, isReady]);

	return cues;
}

function cuesOf({ cues }: TextTrack): Cue[] {
	return [...(cues ?? [])].map((cue) => ({
		start: cue.startTime,
		end: cue.endTime,
		text: "text" in cue ? String(cue.text) : "",
	}));
}
