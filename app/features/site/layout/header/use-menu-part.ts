import { useLocation } from "@remix-run/react";
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";

/** Loads a `Menu`'s component on first press; the plain list is the fallback. `load` must be stable. */
export function useMenuPart<Part>(load: () => Promise<Part>) {
	const { key } = useLocation();
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLElement>(null);
	const showList = useCallback(() => {
		setOpen(false);
		button.current?.parentElement?.setAttribute("open", "");
	}, []);
	const Part = useLazyComponent(isOpen, load, showList);

	// biome-ignore lint/correctness/useExhaustiveDependencies: it closes because the page changed
	useEffect(() => setOpen(false), [key]);

	function press(event: MouseEvent<HTMLElement>) {
		// It may have been opened before hydration.
		if (event.currentTarget.parentElement?.hasAttribute("open")) return;
		event.preventDefault();
		setOpen(!isOpen);
	}

	return { Part, isOpen, setOpen, button, press };
}
