import { useEffect } from "react";
import { useQueueOwner } from "#app/shared/device-queue/use-queue-owner.ts";
import { reportProgress } from "./report-progress";

const EVERY_MS = 30_000;
/** Idle time after which reading is assumed to have stopped. */
const IDLE_AFTER_MS = 120_000;
const SIGNS_OF_LIFE = ["pointerdown", "pointermove", "keydown", "scroll", "touchstart"] as const;

/** Reports every 30 s while the tab is visible and the learner active, and on leaving. */
export function useHeartbeat(lessonId: number, isLearning: boolean, block: () => number | null) {
	const owner = useQueueOwner();
	useEffect(() => {
		if (!isLearning || owner === null) return;
		let lastSign = Date.now();
		let reported = block();
		const report = (isLeaving: boolean) => {
			reported = block();
			const progress = reported === null ? {} : { readingBlock: reported };
			void reportProgress({ owner, lessonId, progress, isLeaving });
		};
		const noteSign = () => {
			lastSign = Date.now();
		};
		const beat = setInterval(() => {
			const isThere = document.visibilityState === "visible" && Date.now() - lastSign < IDLE_AFTER_MS;
			if (isThere || isPlaying()) report(false);
		}, EVERY_MS);
		const leave = () => {
			if (document.visibilityState === "hidden" && block() !== reported) report(true);
		};
		for (const sign of SIGNS_OF_LIFE) addEventListener(sign, noteSign, { passive: true });
		document.addEventListener("visibilitychange", leave);

		return () => {
			clearInterval(beat);
			for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, noteSign);
			document.removeEventListener("visibilitychange", leave);
			if (block() !== reported) report(false);
		};
	}, [lessonId, isLearning, owner, block]);
}

function isPlaying(): boolean {
	const video = document.querySelector("video");
	return document.visibilityState === "visible" && video !== null && !video.paused;
}
