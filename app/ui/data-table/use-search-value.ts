import { useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps a search field in step with the URL, except while the user types, when the URL is behind. Back and forward
 * always take the value of the URL.
 */
export function useSearchValue(value: string): RefObject<HTMLInputElement> {
	const field = useRef<HTMLInputElement>(null);
	const { key } = useLocation();
	const isPop = useNavigationType() === "POP";
	// The first render counts as "back", since the user may have typed before hydration.
	const firstKey = useRef(key);
	const hasMoved = useRef(false);

	useEffect(() => {
		const isTyping = field.current === document.activeElement && !(isPop && hasMoved.current);
		if (field.current && !isTyping) field.current.value = value;
	}, [value, isPop]);
	useEffect(() => {
		if (key !== firstKey.current) hasMoved.current = true;
	}, [key]);
	return field;
}
