import type { Ticks } from "./tick-change";

type Save = (change: { was: string[]; items: string[] }) => Promise<boolean>;

/** Saves with one request at a time; later changes go with the next. The next change or `flush` retries. */
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
		want(ticks: Ticks) {
			wanted = new Set(Object.keys(ticks));
			return flush();
		},
		flush,
	};
}
