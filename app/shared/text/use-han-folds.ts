import { useEffect, useState } from "react";

const HAN = /\p{Script=Han}/u;
let isLoaded = false;

/** Loads the folding table if the text has Chinese letters; without it they are compared unfolded. */
export async function loadHanFolds(text: string): Promise<void> {
	if (isLoaded || !HAN.test(text)) return;
	const { foldHan } = await import("./han-pairs");
	foldHan();
	isLoaded = true;
}

/** Loads the table for typed text and re-renders when it is there. */
export function useHanFolds(text: string): void {
	const [, setLoaded] = useState(isLoaded);
	useEffect(() => {
		// If loading fails, search still works unfolded.
		loadHanFolds(text).then(
			() => setLoaded(isLoaded),
			() => {},
		);
	}, [text]);
}
