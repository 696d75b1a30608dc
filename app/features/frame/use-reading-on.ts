import { useEffect, useState } from "react";

/** Less than this is a thumb that trembles. */
const STEP_PX = 12;

/** True while the reader goes down the page, until they turn back or come to its end. */
export function useReadingOn(): boolean {
	const [isReadingOn, setReadingOn] = useState(false);

	useEffect(() => {
		let from = window.scrollY;
		const follow = () => {
			const { scrollY, innerHeight } = window;
			const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - STEP_PX;
			if (isEnd) setReadingOn(false);
			if (Math.abs(scrollY - from) < STEP_PX) return;
			setReadingOn(scrollY > from && !isEnd);
			from = scrollY;
		};
		window.addEventListener("scroll", follow, { passive: true });
		return () => window.removeEventListener("scroll", follow);
	}, []);

	return isReadingOn;
}
