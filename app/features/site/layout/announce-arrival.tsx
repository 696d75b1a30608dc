import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { arrivalOf } from "./arrival";

/**
 * After a page change, does what a browser does after loading one: the keyboard
 * starts at the new page, and a screen reader hears its title. Scrolling is
 * `ScrollRestoration`'s. A page that has placed the focus itself keeps it.
 */
export function AnnounceArrival() {
	const location = useLocation();
	const from = useRef(location);
	const [title, setTitle] = useState("");

	useEffect(() => {
		const arrival = arrivalOf(from.current, location);
		from.current = location;
		if (arrival === "stay") return;

		const focused = document.activeElement;
		const frame = requestAnimationFrame(() => {
			setTitle(document.title);
			const main = document.getElementById("main");
			const isPlaced = document.activeElement !== focused && main?.contains(document.activeElement);
			if (isPlaced) return;
			const part = arrival === "part" ? document.getElementById(location.hash.slice(1)) : null;
			part?.focus({ preventScroll: true });
			if (part && document.activeElement !== part) {
				// A heading or a section takes the focus when it is told to.
				part.tabIndex = -1;
				part.focus({ preventScroll: true });
			}
			if (!part || document.activeElement !== part) main?.focus({ preventScroll: true });
		});
		return () => cancelAnimationFrame(frame);
	}, [location]);

	return (
		<p role="status" aria-live="polite" className="sr-only">
			{title}
		</p>
	);
}
