import { useEffect, useState } from "react";

/** Null until `wanted`. `load` and `onFailure` must be stable. Retries the next time after a failure. */
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
