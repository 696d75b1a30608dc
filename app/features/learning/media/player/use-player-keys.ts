import { type RefObject, useEffect } from "react";
import { playOrPause, seekTo, switchFullscreen, switchPictureInPicture } from "./player-deeds";

type Player = {
	frame: RefObject<HTMLElement>;
	video: RefObject<HTMLVideoElement>;
	switchCaptions: RefObject<() => void>;
};

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];
const [SHORT, LONG] = [5, 10];

/**
 * The keys of a player, while the focus is in it: space or K plays, the arrows and J and L go back and on, C captions, F
 * the whole screen, P a picture of its own, < and > the speed, figures a tenth each. A field keeps its own keys.
 */
export function usePlayerKeys({ frame, video, switchCaptions }: Player) {
	useEffect(() => {
		const element = frame.current;
		if (!element) return;
		const onKey = (event: KeyboardEvent) => {
			const clip = video.current;
			const { key, target } = event;
			if (!clip || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
			if (target.closest("select")) return;
			const isButton = target.closest("button, a, summary, input") !== null;
			// A button is pressed by space, the bar is moved by arrows: these are theirs.
			if (isButton && (key === " " || (target.matches("input") && /^(Arrow|Home|End|Page)/.test(key)))) return;

			const deed = deedOf(key, clip, element);
			if (key.toLowerCase() === "c") switchCaptions.current?.();
			else if (deed) deed();
			else return;
			// Or the same key would turn to another lesson.
			event.preventDefault();
		};
		element.addEventListener("keydown", onKey);
		return () => element.removeEventListener("keydown", onKey);
	}, [frame, video, switchCaptions]);
}

function deedOf(key: string, clip: HTMLVideoElement, frame: HTMLElement): (() => void) | undefined {
	const by = (seconds: number) => () => seekTo(clip, clip.currentTime + seconds);
	if (/^\d$/.test(key)) return () => seekTo(clip, (clip.duration * Number(key)) / 10 || 0);
	const deeds: Record<string, () => void> = {
		" ": () => playOrPause(clip),
		k: () => playOrPause(clip),
		arrowleft: by(-SHORT),
		arrowright: by(SHORT),
		j: by(-LONG),
		l: by(LONG),
		home: () => seekTo(clip, 0),
		end: () => seekTo(clip, clip.duration || 0),
		f: () => switchFullscreen(frame, clip),
		p: () => switchPictureInPicture(clip),
		"<": () => changeSpeed(clip, -1),
		">": () => changeSpeed(clip, 1),
	};
	return deeds[key.toLowerCase()];
}

function changeSpeed(clip: HTMLVideoElement, by: -1 | 1) {
	const at = SPEEDS.findLastIndex((speed) => speed <= clip.playbackRate);
	clip.playbackRate = SPEEDS[at + by] ?? clip.playbackRate;
}
