import { useEffect } from "react";
import { reportProgress } from "./report-progress";

const EVERY_MS = 30_000;
/** Someone who has not moved for so long is not reading any more. */
const IDLE_AFTER_MS = 120_000;
const SIGNS_OF_LIFE = ["pointerdown", "pointermove", "keydown", "scroll", "touchstart"] as const;

/** Counts the time of learning: a report every 30 s while the tab is visible and its reader is there. */
export function useHeartbeat(lessonId: number, isLearning: boolean) {
	useEffect(() => {
		if (!isLearning) return;
		let lastSign = Date.now();
		const noteSign = () => {
			lastSign = Date.now();
		};
		const beat = setInterval(() => {
			const isThere = document.visibilityState === "visible" && Date.now() - lastSign < IDLE_AFTER_MS;
			if (isThere || isPlaying()) void reportProgress(lessonId, {});
		}, EVERY_MS);
		for (const sign of SIGNS_OF_LIFE) addEventListener(sign, noteSign, { passive: true });

		return () => {
			clearInterval(beat);
			for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, noteSign);
		};
	}, [lessonId, isLearning]);
}

function isPlaying(): boolean {
	const video = document.querySelector("video");
	return document.visibilityState === "visible" && video !== null && !video.paused;
}
