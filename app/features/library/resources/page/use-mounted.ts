import { useEffect, useState } from "react";

/** False on the server and until hydration. */
export function useMounted(): boolean {
	const [isMounted, setMounted] = useState(false);
	useEffect(() => setMounted(true), []);
	return isMounted;
}
