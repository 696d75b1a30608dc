import { useCallback, useEffect, useRef, useState } from "react";
import { useLazyComponent } from "../use-lazy-component";

/** Lets any code on the page open an overlay. */
export type OverlayRequest = {
	/** `returnTo` gets the focus afterwards if the opening button will be gone. */
	ask: (returnTo?: Element | null) => void;
	/** Subscribes the host; the callback gets the element to focus afterwards. Returns the unsubscribe function. */
	listen: (open: (returnTo: Element | null) => void) => () => void;
};

/** `name` is unique per overlay; `isKey` matches the keyboard shortcuts that open it. */
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

/**
 * For the host of an overlay, mounted once in the root. Loads its code on first use; if that fails, calls `onFailure`
 * and counts as closed. Both functions must be stable between renders.
 */
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

/** Focuses the opener, or its menu's button if the menu has closed; does nothing if it is gone. */
function focusAgain(opener: Element | null) {
	const closed = opener?.closest("details:not([open])")?.querySelector("summary");
	const target = closed ?? (opener?.isConnected && opener !== document.body ? opener : null);
	(target instanceof HTMLElement ? target : document.getElementById("main"))?.focus();
}
