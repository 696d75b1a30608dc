import { type RefObject, useEffect, useState } from "react";

export type ClipState = { isPlaying: boolean; time: number; rate: number; hasSound: boolean };

const CLIP_EVENTS = ["play", "pause", "ended", "timeupdate", "seeking", "seeked", "ratechange", "loadeddata"];

export function useClipState(video: RefObject<HTMLVideoElement>): ClipState {
	const [state, setState] = useState<ClipState>({ isPlaying: false, time: 0, rate: 1, hasSound: false });

	useEffect(() => {
		const clip = video.current;
		if (!clip) return;
		const read = () =>
			setState({
				isPlaying: !clip.paused && !clip.ended,
				time: clip.currentTime,
				rate: clip.playbackRate,
				hasSound: hasSound(clip),
			});
		read();
		for (const name of CLIP_EVENTS) clip.addEventListener(name, read);
		return () => {
			for (const name of CLIP_EVENTS) clip.removeEventListener(name, read);
		};
	}, [video]);

	return state;
}

/** Three browser-specific checks; without any of them the mute button is omitted. */
function hasSound(clip: HTMLVideoElement): boolean {
	if ("mozHasAudio" in clip) return clip.mozHasAudio === true;
	if ("webkitAudioDecodedByteCount" in clip) return Number(clip.webkitAudioDecodedByteCount) > 0;
	return "audioTracks" in clip && Object(clip.audioTracks).length > 0;
}
