import type { Ticks } from "./tick-change";

type Save = (change: { was: string[]; items: string[] }) => Promise<boolean>;

/**
 * Brings what somebody ticks to the school, one call at a time: whatever changes while a call is under way goes with the
 * next one. A call that fails is tried again with the next change, or by `flush`.
 */
export function createTickSaver(saved: Ticks, save: Save, onState: (state: "saving" | "saved" | "failed") => void) {
	let there = new Set(Object.keys(saved));
	let wanted = new Set(there);
	let isUnderWay = false;

	const flush = async (): Promise<void> => {
		if (isUnderWay) return;
		const was = [...there].filter((item) => !wanted.has(item));
		const items = [...wanted].filter((item) => !there.has(item));
		if (was.length === 0 && items.length === 0) return onState("saved");
		isUnderWay = true;
		onState("saving");
		const sent = new Set(wanted);
		const isSaved = await save({ was, items }).catch(() => false);
		isUnderWay = false;
		if (!isSaved) return onState("failed");
		there = sent;
		return flush();
	};
	return {
		/** What is ticked now. */
		want(ticks: Ticks) {
			wanted = new Set(Object.keys(ticks));
			return flush();
		},
		flush,
	};
}
