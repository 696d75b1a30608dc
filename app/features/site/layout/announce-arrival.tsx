import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { arrivalOf } from "./arrival";

/** After navigation, focuses the new page and announces its title, unless the page has set the focus. */
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
