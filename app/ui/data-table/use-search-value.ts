import { useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * For the search of a list that follows while somebody types. The address wins over what stands in the field, except while
 * someone types in it: then the address is behind. Going back or forward is no typing.
 */
export function useSearchValue(value: string): RefObject<HTMLInputElement> {
	const field = useRef<HTMLInputElement>(null);
	const { key } = useLocation();
	const isPop = useNavigationType() === "POP";
	// The first page counts as gone back to, and somebody may have typed before the script was there.
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
