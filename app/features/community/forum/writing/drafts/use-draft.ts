import { useCallback, useEffect, useRef, useState } from "react";

const PAUSE_MS = 2000;

type Kept = { isKept: boolean; sequence: number; title: string; body: string; saved: string };
type Draft = { title: string; body: string };
export type DraftState = {
	saved: string | null;
	/** What another tab or device has saved since. */
	newer: Draft | null;
	note: (draft: Draft) => void;
	/** Overwrites the newer one with what stands here. */
	insist: (draft: Draft) => void;
	stop: () => void;
};

/** Keeps what is being written on the server, for all devices of a member: after a pause, never over something newer. */
export function useDraft({ place, sequence }: { place: string; sequence: number }): DraftState {
	const count = useRef(sequence);
	const timer = useRef(0);
	const [saved, setSaved] = useState<string | null>(null);
	const [newer, setNewer] = useState<Draft | null>(null);
	useEffect(() => {
		count.current = Math.max(count.current, sequence);
	}, [sequence]);
	useEffect(() => () => clearTimeout(timer.current), []);

	const send = useCallback(
		async ({ title, body }: Draft) => {
			const sent = { place, sequence: String(count.current + 1), title, body };
			const answer = await fetch("/forum/drafts", { method: "POST", body: new URLSearchParams(sent) }).catch(
				() => null,
			);
			if (!answer?.ok) return;
			const kept: Kept = await answer.json();
			count.current = kept.sequence;
			setSaved(kept.isKept ? kept.saved : null);
			setNewer(kept.isKept || kept.body === "" ? null : { title: kept.title, body: kept.body });
		},
		[place],
	);
	const note = useCallback(
		(draft: Draft) => {
			clearTimeout(timer.current);
			timer.current = window.setTimeout(() => void send(draft), PAUSE_MS);
		},
		[send],
	);
	const insist = useCallback(
		(draft: Draft) => {
			setNewer(null);
			void send(draft);
		},
		[send],
	);
	const stop = useCallback(() => {
		clearTimeout(timer.current);
		setSaved(null);
		setNewer(null);
	}, []);
	return { saved, newer, note, insist, stop };
}
