import { useLocation } from "@remix-run/react";
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";

/**
 * What script opens in the place of a plain `Menu`. Its code is fetched at the first press; where it does not come, the list
 * below the button shows. It closes when the page changes. `load` stays the same from render to render.
 */
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
		// It may have been opened before the script was there.
		if (event.currentTarget.parentElement?.hasAttribute("open")) return;
		event.preventDefault();
		setOpen(!isOpen);
	}

	return { Part, isOpen, setOpen, button, press };
}
