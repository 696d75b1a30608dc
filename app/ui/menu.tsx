import { useLocation } from "@remix-run/react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classNames } from "./class-names";

type Props = {
	label?: string;
	trigger: ReactNode;
	children: ReactNode;
	className?: string;
	/** Call `preventDefault` to replace opening the menu. */
	onTrigger?: (event: MouseEvent<HTMLElement>) => void;
	onArrowDown?: () => void;
	button?: RefObject<HTMLElement>;
	buttonId?: string;
	opens?: "menu" | "dialog";
};

/** Works without script. In a narrow header it aligns to the gutter. */
export function Menu({ label, trigger, children, className, onTrigger, onArrowDown, ...rest }: Props) {
	const details = useRef<HTMLDetailsElement>(null);
	const { key } = useLocation();
	const shownOn = useRef(key);

	useEffect(() => {
		if (shownOn.current !== key) closeAndReturn(details.current);
		shownOn.current = key;
	}, [key]);
	useEffect(() => {
		const element = details.current;
		const onElsewhere = (event: Event) => {
			if (!element?.contains(event.target as Node)) close(element);
		};
		const onKey = (event: globalThis.KeyboardEvent) => {
			if (event.key === "Escape") closeAndReturn(element);
		};
		const watch = new AbortController();
		const { signal } = watch;
		document.addEventListener("pointerdown", onElsewhere, { signal });
		document.addEventListener("focusin", onElsewhere, { signal });
		document.addEventListener("keydown", onKey, { signal });
		return () => watch.abort();
	}, []);

	function openDownwards(event: KeyboardEvent<HTMLElement>) {
		if (event.key !== "ArrowDown" || !onArrowDown || details.current?.open) return;
		event.preventDefault();
		onArrowDown();
	}

	return (
		<details ref={details} className={classNames("relative @max-[30rem]:static", className)}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
			<summary
				ref={rest.button}
				id={rest.buttonId}
				aria-label={label}
				data-tooltip={label}
				aria-haspopup={rest.opens}
				onClick={onTrigger}
				onKeyDown={openDownwards}
				className="flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center gap-2 rounded-control px-2 text-ink-muted transition-colors duration-quick @max-[26rem]:px-1 hover:bg-surface-sunken hover:text-ink [&::-webkit-details-marker]:hidden"
			>
				{trigger}
			</summary>
			<div className="absolute right-0 z-40 mt-2 max-h-[calc(100dvh-6rem)] min-w-56 overflow-y-auto rounded-card border border-line bg-surface-raised p-2 shadow-float @max-[30rem]:right-(--gutter)">
				{children}
			</div>
		</details>
	);
}

function close(element: HTMLDetailsElement | null) {
	if (element) element.open = false;
}

/** Closing an element that contains the focus would lose it. */
function closeAndReturn(element: HTMLDetailsElement | null) {
	if (!element?.open) return;
	const hadFocus = element.contains(document.activeElement);
	close(element);
	if (hadFocus) element.querySelector("summary")?.focus();
}
