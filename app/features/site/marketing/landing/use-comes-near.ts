import { type RefObject, useEffect, useState } from "react";

/** True once the element was within a screen of the viewport. */
export function useComesNear(element: RefObject<Element>): boolean {
	const [isNear, setIsNear] = useState(false);

	useEffect(() => {
		if (!element.current || isNear) return;
		const observer = new IntersectionObserver(
			(entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
			{ rootMargin: "100%" },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element, isNear]);

	return isNear;
}
