import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { placeAt } from "../testimonial";

export type MoveStep = "lifted" | "moved" | "dropped" | "putBack";
type Lifted = { id: number; from: number; by: "keys" | "pointer" };

type Options = {
	/** The rows in the order of the server. */
	ids: readonly number[];
	/** Tells a screen reader; places are counted from 1. */
	say: (step: MoveStep, id: number, place: number) => void;
	onDrop: (id: number, from: number, to: number) => void;
};

export const gripId = (id: number) => `grip-${id}`;

/**
 * Rows that a grip moves. By pointer: drag. By keyboard: Space or Enter lifts and drops, the arrow keys move, Escape puts
 * back. Places are counted from 1.
 */
export function useRowOrder({ ids, say, onDrop }: Options) {
	const [order, setOrder] = useState(ids);
	const [lifted, setLifted] = useState<Lifted | null>(null);
	const list = useRef<HTMLOListElement>(null);
	const returnTo = useRef<number | null>(null);
	const placeOf = (id: number) => order.indexOf(id) + 1;

	// Moving a row within the document takes the focus from its grip.
	useLayoutEffect(() => {
		if (returnTo.current === null) return;
		document.getElementById(gripId(returnTo.current))?.focus();
		returnTo.current = null;
	});

	function lift(id: number, by: Lifted["by"]) {
		setLifted({ id, from: placeOf(id), by });
		say("lifted", id, placeOf(id));
	}
	function move(to: number) {
		if (!lifted || to < 1 || to > order.length || to === placeOf(lifted.id)) return;
		if (lifted.by === "keys") returnTo.current = lifted.id;
		setOrder(placeAt(order, lifted.id, to));
		say("moved", lifted.id, to);
	}
	function end(isDropped: boolean) {
		if (!lifted) return;
		const { id, from, by } = lifted;
		const to = placeOf(id);
		setLifted(null);
		if (by === "keys") returnTo.current = id;
		if (!isDropped) setOrder(ids);
		say(isDropped ? "dropped" : "putBack", id, isDropped ? to : from);
		if (isDropped && to !== from) onDrop(id, from, to);
	}

	// On the window, since the grip loses a captured pointer when its row moves in the document.
	useEffect(() => {
		if (lifted?.by !== "pointer") return;
		const [drop, putBack] = [() => end(true), () => end(false)];
		addEventListener("pointermove", onPointerMove);
		addEventListener("pointerup", drop);
		addEventListener("pointercancel", putBack);
		return () => {
			removeEventListener("pointermove", onPointerMove);
			removeEventListener("pointerup", drop);
			removeEventListener("pointercancel", putBack);
		};
	});

	function onPointerMove({ clientY }: PointerEvent) {
		if (!lifted) return;
		const from = placeOf(lifted.id);
		const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
		const over = rows.findIndex(({ top, bottom }) => clientY >= top && clientY <= bottom) + 1;
		if (over < 1 || over === from) return;
		// Rows differ in height: only past the middle, or a tall one would swap back and forth.
		const { top, bottom } = rows[over - 1] ?? { top: 0, bottom: 0 };
		const middle = (top + bottom) / 2;
		if (over < from ? clientY < middle : clientY > middle) move(over);
	}
	function onGripKey(event: KeyboardEvent, id: number) {
		if (lifted?.by !== "keys" || lifted.id !== id) return;
		if (event.key === "ArrowUp" || event.key === "ArrowDown") {
			event.preventDefault();
			move(placeOf(id) + (event.key === "ArrowUp" ? -1 : 1));
		} else if (event.key === "Escape") {
			event.preventDefault();
			end(false);
		} else if (event.key === "Tab") end(true);
	}
	/** Space and Enter arrive as a click without a pointer, as does the press of a screen reader. */
	function onGripClick(event: MouseEvent, id: number) {
		if (event.detail > 0) return;
		if (lifted?.id === id) end(true);
		else lift(id, "keys");
	}

	const gripOf = (id: number) => ({
		id: gripId(id),
		"aria-pressed": lifted?.id === id,
		onPointerDown: () => lift(id, "pointer"),
		onClick: (event: MouseEvent) => onGripClick(event, id),
		onKeyDown: (event: KeyboardEvent) => onGripKey(event, id),
	});
	return { order, lifted: lifted?.id ?? null, list, gripOf };
}
