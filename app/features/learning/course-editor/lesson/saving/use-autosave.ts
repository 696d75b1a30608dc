import { useCallback, useEffect, useRef, useState } from "react";
import { isSameTyping, type LessonTyping } from "../lesson-typing";
import { type Autosave, createAutosave, type SaveState } from "./autosave";
import { keepCopy, readCopy } from "./device-copy";
import { type LessonPlace, sendLesson } from "./lesson-request";

type Options = {
	/** Null while another account is looked at: nothing is saved. */
	place: LessonPlace | null;
	first: { typed: LessonTyping; revision: number; at: string | null };
};

/**
 * The typed lesson and what has become of it. What a device kept of an earlier visit comes back by itself; where
 * somebody else has saved since, it is a conflict.
 */
export function useAutosave({ place, first }: Options) {
	const [typed, setTyped] = useState(first.typed);
	const [state, setState] = useState<SaveState>({ kind: "saved", at: first.at });
	const [restored, setRestored] = useState<LessonTyping | null>(null);
	const autosave = useRef<Autosave | null>(null);
	const newest = useRef(first.typed);
	const start = useRef({ place, first });

	useEffect(() => {
		const { place, first } = start.current;
		if (!place) return;
		const opened = createAutosave({
			first,
			send: (copy) => sendLesson(place, copy),
			keep: (copy) => keepCopy(place, copy),
			onState: setState,
		});
		autosave.current = opened;
		const copy = readCopy(place, first.typed);
		if (copy && isSameTyping(copy.typed, first.typed)) keepCopy(place, null);
		else if (copy) {
			newest.current = copy.typed;
			setTyped(copy.typed);
			setRestored(copy.typed);
			if (copy.revision === first.revision) opened.change(copy.typed);
			else opened.diverge(copy, { typed: first.typed, revision: first.revision, by: null });
		}
		const now = () => void opened.flush();
		const leave = new AbortController();
		const { signal } = leave;
		for (const event of ["online", "focus", "pagehide"]) addEventListener(event, now, { signal });
		document.addEventListener("visibilitychange", now, { signal });
		return () => {
			leave.abort();
			void opened.flush();
			opened.end();
		};
	}, []);

	const change = useCallback((part: Partial<LessonTyping>) => {
		newest.current = { ...newest.current, ...part };
		setTyped(newest.current);
		autosave.current?.change(newest.current);
	}, []);
	const saveNow = useCallback(() => void autosave.current?.flush(), []);
	const merge = useCallback((next: LessonTyping) => {
		newest.current = next;
		setTyped(next);
		void autosave.current?.merge(next);
	}, []);

	return { typed, state, restored, change, saveNow, merge };
}
