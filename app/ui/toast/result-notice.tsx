import { useActionData, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Notice, type NoticeProps } from "../notice";
import { toast } from "./toast-store";

/** Long enough to read; errors are on the page as well. */
const SAID_FOR_MS = 12_000;

/** If off screen, a toast repeats it. The form must not scroll the page (`preventScrollReset`). */
export function ResultNotice(props: NoticeProps) {
	const { key } = useLocation();
	const way = useNavigationType();
	// Another form was submitted without an answer yet.
	const isOfBefore = useActionData() === null;
	const box = useRef<HTMLDivElement>(null);
	const words = useRef<Pick<NoticeProps, "tone" | "title" | "children">>(props);
	words.current = props;

	// biome-ignore lint/correctness/useExhaustiveDependencies: the same words after another deed are told anew
	useEffect(() => {
		// Reload, back or a link within the page: no action happened.
		if (isOfBefore || way === "POP" || isOnScreen(box.current)) return;
		const { tone, title, children } = words.current;
		const variant = tone === "danger" || tone === "warning" ? "destructive" : "default";
		toast({ title: title ?? children, variant, durationMs: SAID_FOR_MS });
		keepInSight(document.activeElement);
	}, [key, way, isOfBefore]);

	if (isOfBefore) return null;
	return (
		<div ref={box}>
			<Notice {...props} />
		</div>
	);
}

/** Scrolls the pressed button back into view if the result moved it. */
function keepInSight(pressed: Element | null) {
	const isPressed = pressed instanceof HTMLElement && pressed.closest("main form") !== null;
	if (isPressed && !isOnScreen(pressed)) pressed.scrollIntoView({ block: "center" });
}

function isOnScreen(box: HTMLElement | null): boolean {
	if (!box) return false;
	const { top, bottom } = box.getBoundingClientRect();
	return top >= 0 && bottom <= window.innerHeight;
}
