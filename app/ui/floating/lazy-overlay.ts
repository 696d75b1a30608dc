import { useCallback, useEffect, useRef, useState } from "react";
import { useLazyComponent } from "../use-lazy-component";

export type OverlayRequest = {
	/** `returnTo` gets the focus afterwards if the opening button will be gone. */
	ask: (returnTo?: Element | null) => void;
	listen: (open: (returnTo: Element | null) => void) => () => void;
};

export function createOverlayRequest(name: string, isKey?: (event: KeyboardEvent) => boolean): OverlayRequest {
	return {
		ask: (returnTo) => {
			window.dispatchEvent(new CustomEvent(name, { detail: returnTo ?? document.activeElement }));
		},
		listen: (open) => {
			const byEvent = (event: Event) => open((event as CustomEvent<Element | null>).detail);
			const byKey = (event: KeyboardEvent) => {
				if (!isKey?.(event)) return;
				event.preventDefault();
				open(document.activeElement);
			};
			const watch = new AbortController();
			const { signal } = watch;
			window.addEventListener(name, byEvent, { signal });
			window.addEventListener("keydown", byKey, { signal });
			return () => watch.abort();
		},
	};
}

/** Loads its code on first use; on failure calls `onFailure` and counts as closed. Both must be stable. */
export function useLazyOverlay<Part>({ listen }: OverlayRequest, load: () => Promise<Part>, onFailure?: () => void) {
	const [isOpen, setOpen] = useState(false);
	const opener = useRef<Element | null>(null);
	const close = useCallback(() => setOpen(false), []);
	const giveUp = useCallback(() => {
		setOpen(false);
		onFailure?.();
	}, [onFailure]);
	const Part = useLazyComponent(isOpen, load, giveUp);

	useEffect(
		() =>
			listen((returnTo) => {
				opener.current = returnTo;
				setOpen(true);
			}),
		[listen],
	);

	return { Part, isOpen, close, returnFocus: () => focusAgain(opener.current) };
}

/** Focuses the opener, or its menu's button if the menu has closed. */
function focusAgain(opener: Element | null) {
	const closed = opener?.closest("details:not([open])")?.querySelector("summary");
	const target = closed ?? (opener?.isConnected && opener !== document.body ? opener : null);
	(target instanceof HTMLElement ? target : document.getElementById("main"))?.focus();
}
