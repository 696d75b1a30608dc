import { useEffect, useState } from "react";

/** False in the page as it comes, which must work without script. */
export function useScripted(): boolean {
	const [isScripted, setScripted] = useState(false);
	useEffect(() => setScripted(true), []);
	return isScripted;
}
