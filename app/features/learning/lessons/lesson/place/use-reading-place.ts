import { useCallback, useEffect, useRef } from "react";
import { subjectOf } from "#app/features/learning/enrollment/offline/subject.ts";
import { queueAction, readQueuedActions } from "#app/shared/device-queue/queued-action-store.ts";
import { useQueueOwner } from "#app/shared/device-queue/use-queue-owner.ts";
import { blockInView, readingBlocks } from "./reading-blocks";

const SETTLED_MS = 400;

/** Tracks the reading position: on the device at once, on the server by heartbeat. */
export function useReadingPosition(lessonId: number, isLearning: boolean): () => number | null {
	const owner = useQueueOwner();
	const block = useRef<number | null>(null);

	useEffect(() => {
		block.current = null;
		if (!isLearning || owner === null) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const look = () => {
			const at = blockInView(readingBlocks().map((one) => one.getBoundingClientRect().top));
			if (at === null || at === block.current) return;
			block.current = at;
			queueAction({
				userId: owner,
				kind: "place",
				subject: subjectOf(lessonId),
				slot: `place:${lessonId}`,
				isQuiet: true,
				url: `/api/lessons/${lessonId}/progress`,
				body: { readingBlock: at },
			});
		};
		const onScroll = () => {
			clearTimeout(timer);
			timer = setTimeout(look, SETTLED_MS);
		};
		addEventListener("scroll", onScroll, { passive: true });
		return () => {
			clearTimeout(timer);
			removeEventListener("scroll", onScroll);
		};
	}, [lessonId, isLearning, owner]);

	return useCallback(() => block.current, []);
}

export function positionOnDevice(owner: number, lessonId: number): number | null {
	const deed = readQueuedActions().find(({ userId, slot }) => userId === owner && slot === `place:${lessonId}`);
	const at = deed?.body.readingBlock;
	return typeof at === "number" ? at : null;
}
