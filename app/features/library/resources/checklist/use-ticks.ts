import { useEffect, useMemo, useRef, useState } from "react";
import { deviceTicks, saveDeviceTicks } from "./device-ticks";
import { sendTicks } from "./send-ticks";
import type { Ticks } from "./tick-change";
import { createTickSaver } from "./tick-saver";

export type SaveState = "idle" | "saving" | "saved" | "failed" | "onDevice" | "notKept";

type Input = { slug: string; saved: Ticks; isSaved: boolean };

/** Saved on the server for members, on the device for guests. */
export function useTicks({ slug, saved, isSaved }: Input) {
	const [ticks, setTicks] = useState<Ticks>(saved);
	const [state, setState] = useState<SaveState>("idle");
	const current = useRef(ticks);

	const saver = useMemo(
		() =>
			isSaved ? createTickSaver(saved, (change) => sendTicks(`/resources/${slug}/ticks`, change), setState) : null,
		[isSaved, saved, slug],
	);
	const show = (next: Ticks) => {
		current.current = next;
		setTicks(next);
	};

	// Server state wins after a merge or revalidation.
	useEffect(() => {
		const own = isSaved ? saved : { ...saved, ...deviceTicks()[slug] };
		current.current = own;
		setTicks(own);
	}, [isSaved, saved, slug]);
	useEffect(() => {
		const again = () => void saver?.flush();
		window.addEventListener("online", again);
		return () => window.removeEventListener("online", again);
	}, [saver]);

	const change = (next: Ticks) => {
		show(next);
		if (saver) void saver.want(next);
		else setState(saveDeviceTicks(slug, next) ? "onDevice" : "notKept");
	};
	return {
		ticks,
		state,
		toggle(item: string, isTicked: boolean) {
			const { [item]: _before, ...others } = current.current;
			change(isTicked ? { ...others, [item]: Date.now() } : others);
		},
		clear: () => change({}),
		retry: () => void saver?.flush(),
	};
}
