import { type RefObject, useEffect, useState } from "react";
import type { Cue } from "./cues";

type CueTrack = {
	kind: "captions" | "chapters";
	language: string | null;
	isReady: boolean;
	/** The browser must draw them: captions are on, and the clip is shown outside the page. */
	isDrawn?: boolean;
};

/**
 * Cues of one track. The track is loaded but hidden, because the page draws captions; the browser draws them when the
 * clip is shown outside the page. Before hydration the native controls show the track.
 */
export function useCues(
	video: RefObject<HTMLVideoElement>,
	{ kind, language, isReady, isDrawn = false }: CueTrack,
): Cue[] {
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
		read();
		element?.addEventListener("load", read);
		return () => element?.removeEventListener("load", read);
	}, [video, kind, language, isReady]);

	useEffect(() => {
		if (!video.current || !isReady) return;
		for (const track of video.current.textTracks) {
			if (track.kind === kind && track.language === language) track.mode = isDrawn ? "showing" : "hidden";
		}
	}, [video, kind, language, isReady, isDrawn]);

	return cues;
}

/** Without markup, and signs as they are meant. */
function textOf(cue: TextTrackCue): string {
	return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? "") : "";
}

function cuesOf({ cues }: TextTrack): Cue[] {
	return [...(cues ?? [])].map((cue) => ({
		start: cue.startTime,
		end: cue.endTime,
		text: textOf(cue),
	}));
}
