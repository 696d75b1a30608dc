import { useCallback, useEffect, useRef, useState } from "react";

export const COPIED_MS = 2000;

/** True for two seconds after `show`, which restarts the time. */
export function useCopied(): { isCopied: boolean; show: () => void } {
	const [isCopied, setCopied] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout>>();

	useEffect(() => () => clearTimeout(timer.current), []);

	const show = useCallback(() => {
		clearTimeout(timer.current);
		setCopied(true);
		timer.current = setTimeout(() => setCopied(false), COPIED_MS);
	}, []);

	return { isCopied, show };
}
