import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Curriculum, type Place, placeLesson, placeOf, stepOf } from "../curriculum";

/** `by`: with the pointer the row stays where it is, and a line shows where it would go. */
export type Lifted = { lesson: string; from: Place; to: Place; by: "keys" | "pointer" };
export type LiftStep = "lifted" | "moved" | "dropped" | "putBack";

type Options = {
	order: Curriculum;
	say: (step: LiftStep, lesson: string, place: Place) => void;
	onDrop: (lesson: string, place: Place) => void;
};

export const gripId = (lesson: string) => `grip-${lesson}`;

/** A lesson on its way to another place: Space lifts and drops it, arrows move it across modules, Escape puts it back. */
export function useLiftedLesson({ order, say, onDrop }: Options) {
	const [lifted, draw] = useState<Lifted | null>(null);
	// Events of the pointer come faster than a busy page is drawn: each one continues from the event before it.
	const latest = useRef(lifted);
	const setLifted = (next: Lifted | null) => {
		latest.current = next;
		draw(next);
	};
	const returnTo = useRef<{ lesson: string; isNew: boolean } | null>(null);
	// Moving a row within the document takes the focus from its grip, also when the move has been saved. Whoever has
	// gone on to something else keeps it.
	useLayoutEffect(() => {
		const to = returnTo.current;
		if (!to) return;
		const { activeElement, body } = document;
		const grip = document.getElementById(gripId(to.lesson));
		if (to.isNew || activeElement === body) grip?.focus({ preventScroll: !to.isNew });
		else if (activeElement !== grip) returnTo.current = null;
		to.isNew = false;
	});

	function lift(lesson: string, by: Lifted["by"]) {
		const from = placeOf(order, lesson);
		if (!from) return;
		setLifted({ lesson, from, to: from, by });
		say("lifted", lesson, from);
	}

	function moveTo(to: Place) {
		const before = latest.current;
		if (!before || isSamePlace(to, before.to)) return;
		setLifted({ ...before, to });
		say("moved", before.lesson, to);
	}

	function end(isDropped: boolean) {
		if (!latest.current) return;
		const { lesson, from, to, by } = latest.current;
		setLifted(null);
		if (by === "keys") returnTo.current = { lesson, isNew: true };
		say(isDropped ? "dropped" : "putBack", lesson, isDropped ? to : from);
		if (isDropped && !isSamePlace(from, to)) onDrop(lesson, to);
	}

	function onGripKey(event: KeyboardEvent, lesson: string) {
		if (lifted?.by !== "keys" || lifted.lesson !== lesson) return;
		const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
		if (by !== null) {
			event.preventDefault();
			const to = stepOf(placeLesson(order, lesson, lifted.to), lesson, by);
			if (!to) return;
			returnTo.current = { lesson, isNew: true };
			moveTo(to);
		} else if (event.key === "Escape") {
			event.preventDefault();
			event.stopPropagation();
			end(false);
		} else if (event.key === "Tab") end(true);
	}

	/** Space and Enter arrive as a click without a pointer, as does the press of a screen reader. */
	function onGripClick(event: MouseEvent, lesson: string) {
		if (event.detail > 0) return;
		if (lifted?.lesson === lesson) end(true);
		else lift(lesson, "keys");
	}

	// A press elsewhere puts back what the keyboard has lifted.
	const putBack = useRef(() => {});
	putBack.current = () => end(false);
	const isByKeys = lifted?.by === "keys";
	const onPress = useCallback(() => putBack.current(), []);
	useEffect(() => {
		if (!isByKeys) return;
		document.addEventListener("pointerdown", onPress);
		return () => document.removeEventListener("pointerdown", onPress);
	}, [isByKeys, onPress]);

	return { lifted, lift, moveTo, end, onGripKey, onGripClick };
}

function isSamePlace(one: Place, other: Place): boolean {
	return one.module === other.module && one.at === other.at;
}

/** A row as it is drawn: while a lesson is on its way, the place that it has left stays as a pale row. */
export type DrawnRow = { lesson: string; look: "plain" | "lifted" | "left" };

export function drawnRows(module: { key: string; lessons: readonly string[] }, lifted: Lifted | null): DrawnRow[] {
	const plain = (lesson: string): DrawnRow => ({ lesson, look: "plain" });
	if (!lifted) return module.lessons.map(plain);
	const { lesson, from, to } = lifted;
	if (lifted.by === "pointer") {
		return module.lessons.map((key) => ({ lesson: key, look: key === lesson ? "left" : "plain" }));
	}
	const others = module.lessons.filter((key) => key !== lesson).map(plain);
	const isSame = isSamePlace(from, to);
	const marks = [
		...(from.module === module.key && !isSame ? [{ at: from.at, look: "left" as const }] : []),
		...(to.module === module.key ? [{ at: to.at, look: "lifted" as const }] : []),
	].sort((one, other) => one.at - other.at);
	const rows = [...others];
	for (const [before, { at, look }] of marks.entries()) rows.splice(at + before, 0, { lesson, look });
	return rows;
}
