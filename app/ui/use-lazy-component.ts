import { useEffect, useState } from "react";

/**
 * Loads a component once it is `wanted`; null until then. `load` and `onFailure` must be stable between renders. If
 * loading fails, calls `onFailure` and tries again the next time.
 */
export function useLazyComponent<Part>(
	wanted: boolean,
	load: () => Promise<Part>,
	onFailure?: () => void,
): Part | null {
	const [part, setPart] = useState<Part | null>(null);

	useEffect(() => {
		if (!wanted || part) return;
		let isCurrent = true;
		load().then(
			(found) => isCurrent && setPart(() => found),
			() => isCurrent && onFailure?.(),
		);
		return () => {
			isCurrent = false;
		};
	}, [wanted, part, load, onFailure]);

	return part;
}
