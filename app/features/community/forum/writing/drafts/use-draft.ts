import { useCallback, useEffect, useRef, useState } from "react";

const PAUSE_MS = 2000;
/** In bytes: browsers allow 64 kB to requests that outlive their page. */
const LONGEST_KEPT_ALIVE = 60_000;

type Kept = { isKept: boolean; sequence: number; title: string; body: string; fields: Draft; saved: string };
/** Typed values by field name, as `draftOf` reads them. */
type Draft = Record<string, string>;
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
	/** Grows when what was typed has been sent as a post: a save that fails later is not repeated. */
	const stops = useRef(0);
	const [saved, setSaved] = useState<string | null>(null);
	const [newer, setNewer] = useState<Draft | null>(null);
	useEffect(() => {
		count.current = Math.max(count.current, sequence);
	}, [sequence]);
	/** What was typed since it was last sent. */
	const pending = useRef<Draft | null>(null);

	const send = useCallback(
		async (draft: Draft) => {
			pending.current = null;
			const begun = stops.current;
			const body = new URLSearchParams({ ...draft, place, sequence: String(count.current + 1) });
			const keepalive = String(body).length < LONGEST_KEPT_ALIVE;
			const answer = await fetch("/forum/drafts", { method: "POST", body, keepalive }).catch(() => null);
			// A redirect leads to the sign-in page.
			if (!answer?.ok || answer.redirected) {
				if (begun === stops.current) pending.current ??= draft;
				return;
			}
			const kept: Kept = await answer.json();
			count.current = kept.sequence;
			if (begun !== stops.current) return;
			setSaved(kept.isKept ? kept.saved : null);
			const isSame = kept.isKept || kept.body === "";
			setNewer(isSame ? null : { ...kept.fields, title: kept.title, body: kept.body });
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
		window.addEventListener("pagehide", flush);
		return () => {
			window.removeEventListener("online", flush);
			window.removeEventListener("pagehide", flush);
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
		stops.current += 1;
		setSaved(null);
		setNewer(null);
	}, []);
	return { saved, newer, note, insist, stop };
}
