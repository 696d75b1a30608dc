import { useCallback, useEffect, useRef, useState } from "react";

const PAUSE_MS = 2000;
/** Browsers limit requests that outlive their page to 64 kB; a sign may take nine bytes of a form. */
const LONGEST_KEPT_ALIVE = 6000;

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
	/** What was typed since it was last sent. */
	const pending = useRef<Draft | null>(null);

	const send = useCallback(
		async ({ title, body }: Draft) => {
			pending.current = null;
			const sent = { place, sequence: String(count.current + 1), title, body };
			const answer = await fetch("/forum/drafts", {
				method: "POST",
				body: new URLSearchParams(sent),
				keepalive: body.length < LONGEST_KEPT_ALIVE,
			}).catch(() => null);
			// A redirect leads to the sign-in page.
			if (!answer?.ok || answer.redirected) {
				pending.current ??= { title, body };
				return;
			}
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
			pending.current = draft;
			timer.current = window.setTimeout(() => void send(draft), PAUSE_MS);
		},
		[send],
	);
	// Who leaves the page in the midst of it loses nothing, nor who has had no connection.
	useEffect(() => {
		const flush = () => {
			clearTimeout(timer.current);
			if (pending.current) void send(pending.current);
		};
		window.addEventListener("online", flush);
		return () => {
			window.removeEventListener("online", flush);
			flush();
		};
	}, [send]);
	const insist = useCallback(
		(draft: Draft) => {
			setNewer(null);
			void send(draft);
		},
		[send],
	);
	const stop = useCallback(() => {
		clearTimeout(timer.current);
		pending.current = null;
		setSaved(null);
		setNewer(null);
	}, []);
	return { saved, newer, note, insist, stop };
}
