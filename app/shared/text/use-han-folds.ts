import { useEffect, useState } from "react";

const HAN = /\p{Script=Han}/u;
let isLoaded = false;

/** Loads the folding table if the text has Chinese letters; without it they are compared as they are. */
export async function loadHanFolds(text: string): Promise<void> {
	if (isLoaded || !HAN.test(text)) return;
	const { foldHan } = await import("./han-pairs");
	foldHan();
	isLoaded = true;
}

/** Loads the table for typed text and renders again once it is there. */
export function useHanFolds(text: string): void {
	const [, setLoaded] = useState(isLoaded);
	useEffect(() => {
		// If loading fails, search finds no more than before.
		loadHanFolds(text).then(
			() => setLoaded(isLoaded),
			() => {},
		);
	}, [text]);
}
