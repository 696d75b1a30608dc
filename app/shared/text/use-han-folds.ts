import { useEffect, useState } from "react";

const HAN = /\p{Script=Han}/u;
let isLoaded = false;

/** Loads how Chinese letters fold, for a text that has some; without the table they are compared as they stand. */
export async function loadHanFolds(text: string): Promise<void> {
	if (isLoaded || !HAN.test(text)) return;
	const { foldHan } = await import("./han-pairs");
	foldHan();
	isLoaded = true;
}

/** The same for what somebody types: what is filtered by it is shown again once the table is there. */
export function useHanFolds(text: string): void {
	const [, setLoaded] = useState(isLoaded);
	useEffect(() => {
		// Without a network nothing more is found than before.
		loadHanFolds(text).then(
			() => setLoaded(isLoaded),
			() => {},
		);
	}, [text]);
}
