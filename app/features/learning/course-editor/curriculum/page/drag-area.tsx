import {
	closestCenter,
	DndContext,
	type DragMoveEvent,
	type DragOverEvent,
	DragOverlay,
	MouseSensor,
	TouchSensor,
	useDndContext,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { type ReactNode, useEffect, useRef } from "react";
import { type Place, placeOf, withoutLesson } from "../curriculum";
import { numberOf, useCurriculum } from "./curriculum-context";
import { LessonFace } from "./lesson-row";

/** In milliseconds and pixels: long enough that a finger can still scroll the page. */
const TOUCH = { delay: 300, tolerance: 8 };
const MOUSE = { distance: 4 };

/** Pointer and touch; the keyboard has its own way through `useLiftedLesson`, without measuring. */
export function DragArea({ children }: { children: ReactNode }) {
	const { lifting, lessons, order } = useCurriculum();
	const sensors = useSensors(
		useSensor(MouseSensor, { activationConstraint: MOUSE }),
		useSensor(TouchSensor, { activationConstraint: TOUCH }),
	);
	const { lifted } = lifting;
	const carried = lifted?.by === "pointer" ? lessons.get(lifted.lesson) : undefined;

	function follow({ active, over }: DragMoveEvent | DragOverEvent) {
		const own = active.rect.current.translated;
		if (!over || !own) return;
		const isBelow = own.top + own.height / 2 > over.rect.top + over.rect.height / 2;
		const place = placeAt(withoutLesson(order, String(active.id)), String(over.id), isBelow);
		if (place) lifting.moveTo(place);
	}

	return (
		<DndContext
			id="curriculum"
			sensors={sensors}
			collisionDetection={closestCenter}
			accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: "" } }}
			onDragStart={({ active }) => lifting.lift(String(active.id), "pointer")}
			onDragMove={follow}
			// The row of a move is known only after it, and another move may not follow.
			onDragOver={follow}
			onDragEnd={() => lifting.end(true)}
			onDragCancel={() => lifting.end(false)}
		>
			{children}
			<EndWithDrag />
			<DragOverlay dropAnimation={null} style={{ width: "auto", height: "auto" }}>
				{carried ? (
					<div className="@container flex w-120 max-w-[80vw] items-center rounded-control border border-control bg-surface-raised px-3 shadow-float">
						<LessonFace lesson={carried} number={numberOf(order, carried.key)} />
					</div>
				) : null}
			</DragOverlay>
		</DndContext>
	);
}

/** A drag that ends before it was ever drawn has no end of its own. */
function EndWithDrag() {
	const { lifting } = useCurriculum();
	const isDragging = useDndContext().active !== null;
	const isLost = lifting.lifted?.by === "pointer" && !isDragging;
	const putBack = useRef(() => {});
	putBack.current = () => lifting.end(false);
	useEffect(() => {
		if (isLost) putBack.current();
	}, [isLost]);
	return null;
}

/** The page has announcements of its own. */
const silent = () => undefined;
const SILENT = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent };

/** `order` without the lesson that is carried; `over` is a row, or the head or end of a module. */
function placeAt(order: Parameters<typeof placeOf>[0], over: string, isBelow: boolean): Place | null {
	const [kind, key = ""] = over.split(":");
	if (kind === "head") return { module: key, at: 0 };
	if (kind === "end") return { module: key, at: order.find((module) => module.key === key)?.lessons.length ?? 0 };
	const place = placeOf(order, key);
	return place && { module: place.module, at: place.at + (isBelow ? 1 : 0) };
}
