import { useEffect, useState } from "react";

/** False on the server and while the page becomes alive: for what only script can do, and for what only the browser knows. */
export function useMounted(): boolean {
	const [isMounted, setMounted] = useState(false);
	useEffect(() => setMounted(true), []);
	return isMounted;
}
