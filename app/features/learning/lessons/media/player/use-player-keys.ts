import { type RefObject, useEffect } from "react";
import { VIDEO_STEPS, type VideoCommand, videoCommandOf } from "#app/features/site/accessibility/keys/video-keys.ts";
import { isShortcutEnabled } from "#app/shared/keys/shortcut-enabled.ts";
import { playOrPause, seekTo, switchFullscreen, switchPictureInPicture, switchSound } from "./player-deeds";

type Player = {
	frame: RefObject<HTMLElement>;
	video: RefObject<HTMLVideoElement>;
	switchCaptions: RefObject<() => void>;
};
type PressedKey = { key: string; clip: HTMLVideoElement; frame: HTMLElement; switchCaptions: () => void };

export const PLAYBACK_SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];

export function usePlayerKeys({ frame, video, switchCaptions }: Player) {
	useEffect(() => {
		const element = frame.current;
		if (!element) return;
		const onKey = (event: KeyboardEvent) => {
			const clip = video.current;
			const { key, target } = event;
			if (!clip || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
			if (target.closest("select") || !isShortcutEnabled(event)) return;
			const isButton = target.closest("button, a, summary, input") !== null;
			// Space presses a button and arrows move the slider: leave those keys to them.
			if (isButton && (key === " " || (target.matches("input") && /^(Arrow|Home|End|Page)/.test(key)))) return;

			const deed = videoCommandOf(key);
			if (!deed) return;
			KEY_ACTIONS[deed]({ key, clip, frame: element, switchCaptions: () => switchCaptions.current?.() });
			// Otherwise the key would also change the lesson.
			event.preventDefault();
		};
		element.addEventListener("keydown", onKey);
		return () => element.removeEventListener("keydown", onKey);
	}, [frame, video, switchCaptions]);
}

const seekBy = (seconds: number) => (pressed: PressedKey) => seekTo(pressed.clip, pressed.clip.currentTime + seconds);

const KEY_ACTIONS: Record<VideoCommand, (pressed: PressedKey) => void> = {
	play: ({ clip }) => playOrPause(clip),
	back: seekBy(-VIDEO_STEPS.near),
	on: seekBy(VIDEO_STEPS.near),
	farBack: seekBy(-VIDEO_STEPS.far),
	farOn: seekBy(VIDEO_STEPS.far),
	toStart: ({ clip }) => seekTo(clip, 0),
	toEnd: ({ clip }) => seekTo(clip, clip.duration || 0),
	toTenth: ({ clip, key }) => seekTo(clip, (clip.duration * Number(key)) / 10 || 0),
	mute: ({ clip }) => switchSound(clip),
	captions: ({ switchCaptions }) => switchCaptions(),
	wholeScreen: ({ frame, clip }) => switchFullscreen(frame, clip),
	ownPicture: ({ clip }) => switchPictureInPicture(clip),
	slower: ({ clip }) => changeSpeed(clip, -1),
	faster: ({ clip }) => changeSpeed(clip, 1),
};

function changeSpeed(clip: HTMLVideoElement, steps: -1 | 1) {
	const at = PLAYBACK_SPEEDS.findLastIndex((speed) => speed <= clip.playbackRate);
	clip.playbackRate = PLAYBACK_SPEEDS[at + steps] ?? clip.playbackRate;
}
