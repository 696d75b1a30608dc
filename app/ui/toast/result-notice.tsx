import { useActionData, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Notice, type NoticeProps } from "../notice";
import { toast } from "./toast-store";

/** Long enough to be read by whoever looks at the form: what went wrong stands on the page as well. */
const SAID_FOR_MS = 12_000;

/**
 * What came of a deed, on its page. Where it stands outside of what is on the screen, a toast says the same beside the
 * form that was sent, or its title alone. Its form leaves the page where it is (`preventScrollReset`).
 */
export function ResultNotice(props: NoticeProps) {
	const { key } = useLocation();
	const way = useNavigationType();
	// A form has been sent since, and was not answered: what is told of the one before is not said again.
	const isOfBefore = useActionData() === null;
	const box = useRef<HTMLDivElement>(null);
	const words = useRef<Pick<NoticeProps, "tone" | "title" | "children">>(props);
	words.current = props;

	// biome-ignore lint/correctness/useExhaustiveDependencies: the same words after another deed are told anew
	useEffect(() => {
		// Loaded anew, gone back to, or a part of the page was gone to: nothing was done.
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

/** What was pressed, where the page has grown above it with what was done. */
function keepInSight(pressed: Element | null) {
	const isPressed = pressed instanceof HTMLElement && pressed.closest("main form") !== null;
	if (isPressed && !isOnScreen(pressed)) pressed.scrollIntoView({ block: "center" });
}

function isOnScreen(box: HTMLElement | null): boolean {
	if (!box) return false;
	const { top, bottom } = box.getBoundingClientRect();
	return top >= 0 && bottom <= window.innerHeight;
}
