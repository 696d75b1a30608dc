import { useEffect, useState } from "react";

export function useIsSlow(isBusy: boolean, afterMs: number): boolean {
	const [isSlow, setSlow] = useState(false);
	useEffect(() => {
		if (!isBusy) return setSlow(false);
		const timer = setTimeout(() => setSlow(true), afterMs);
		return () => clearTimeout(timer);
	}, [isBusy, afterMs]);
	return isBusy && isSlow;
}
