import { useCallback, useEffect, useRef, useState } from "react";
import { useLazyComponent } from "../use-lazy-component";

/** How a part that lies over the page is asked for, from wherever on it. */
export type OverlayRequest = {
	/** `returnTo` takes the focus afterwards where the button that asks will be gone. */
	ask: (returnTo?: Element | null) => void;
	/** Calls back with what is to take the focus afterwards. Returns how to stop. */
	listen: (open: (returnTo: Element | null) => void) => () => void;
};

/** `name` is one for each part; `isKey` tells the keys that ask for it as well. */
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
 * For the host of such a part, mounted once in the root. Its code is fetched the first time; where that fails, `onFailure`
 * is called, and it counts as closed again. Give the same functions at each render.
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

/** A menu that has closed meanwhile gets the focus at its button; what is no longer there leaves it to the page. */
function focusAgain(opener: Element | null) {
	const closed = opener?.closest("details:not([open])")?.querySelector("summary");
	const target = closed ?? (opener?.isConnected && opener !== document.body ? opener : null);
	(target instanceof HTMLElement ? target : document.getElementById("main"))?.focus();
}
