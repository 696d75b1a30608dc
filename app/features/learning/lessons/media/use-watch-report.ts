import { useRevalidator } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import { useQueueOwner } from "#app/shared/device-queue/use-queue-owner.ts";
import { progressOf, reportProgress } from "../lesson/report-progress";
import { earlierStretch, type Stretch, unionOfStretches, watchedSeconds } from "./watched-ranges";

const EVERY_MS = 10_000;

type Input = {
	lessonId: number;
	enrollmentId: number | null;
	watched: number;
	position: number;
	isDone: boolean;
};

/** Reports the played ranges every 10 s, on pause, on end and on leaving. Repeated parts count once. */
export function useWatchReport(video: RefObject<HTMLVideoElement>, { lessonId, enrollmentId, ...known }: Input) {
	const { revalidate } = useRevalidator();
	const owner = useQueueOwner();

	// biome-ignore lint/correctness/useExhaustiveDependencies: what was known at the start counts; later reports change it
	useEffect(() => {
		const player = video.current;
		if (!player || enrollmentId === null || owner === null) return;
		const key = `watched-${enrollmentId}-${lessonId}`;
		const earlier = readStretches(key, known);
		let isDone = known.isDone;
		let last = "";
		let timer: ReturnType<typeof setInterval> | undefined;

		async function report(isLeaving = false) {
			if (!player || owner === null) return;
			const stretches = unionOfStretches([...earlier, ...playedStretches(player)]);
			storeStretches(key, stretches);
			const progress = {
				positionSeconds: Math.floor(player.currentTime),
				watchedSeconds: Math.floor(watchedSeconds(stretches) + 0.25),
			};
			const signature = `${progress.positionSeconds} ${progress.watchedSeconds}`;
			if (signature === last || player.played.length === 0) return;
			last = signature;
			const answer = progressOf(await reportProgress({ owner, lessonId, progress, isLeaving }));
			if (!answer?.lesson.completedAt || isDone) return;
			isDone = true;
			revalidate();
		}
		const start = () => {
			clearInterval(timer);
			timer = setInterval(() => void report(), EVERY_MS);
		};
		const stop = () => {
			clearInterval(timer);
			void report();
		};
		const leave = () => {
			if (document.visibilityState === "hidden") void report(true);
		};
		player.addEventListener("playing", start);
		player.addEventListener("pause", stop);
		player.addEventListener("ended", stop);
		addEventListener("pagehide", leave);
		document.addEventListener("visibilitychange", leave);

		return () => {
			player.removeEventListener("playing", start);
			player.removeEventListener("pause", stop);
			player.removeEventListener("ended", stop);
			removeEventListener("pagehide", leave);
			document.removeEventListener("visibilitychange", leave);
			stop();
		};
	}, [video, lessonId, enrollmentId, owner, revalidate]);
}

function playedStretches({ played }: HTMLVideoElement): Stretch[] {
	return Array.from({ length: played.length }, (_, index) => [played.start(index), played.end(index)] as const);
}

function readStretches(key: string, known: { watched: number; position: number }): Stretch[] {
	const kept = parseStretches(key);
	return watchedSeconds(kept) + 1 >= known.watched ? kept : unionOfStretches([...kept, ...earlierStretch(known)]);
}

function parseStretches(key: string): Stretch[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
		return Array.isArray(kept) ? kept.filter((stretch) => Array.isArray(stretch) && stretch.length === 2) : [];
	} catch {
		return [];
	}
}

function storeStretches(key: string, stretches: Stretch[]) {
	try {
		localStorage.setItem(key, JSON.stringify(stretches));
	} catch {
		// Without storage the server's sum is used.
	}
}
