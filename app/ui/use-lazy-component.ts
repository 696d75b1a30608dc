import { useEffect, useState } from "react";

/**
 * A part of the page whose code is fetched only once it is `wanted`; null until it is there.
 *
 * `load` and `onFailure` stay the same from render to render. A load that fails
 * (no network) calls `onFailure`, and is tried again the next time it is wanted.
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
