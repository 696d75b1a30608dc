import { useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** Syncs a search field with the URL, except while typing. Back and forward take the URL's value. */
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
