import { useEffect, useState } from "react";

/** False on the server and until hydration: what needs script is not shown before. */
export function useHydrated(): boolean {
	const [isHydrated, setHydrated] = useState(false);
	useEffect(() => setHydrated(true), []);
	return isHydrated;
}
