import { useState } from "react";
import { freshLots } from "../cover-drawing";

export function useFreshLots(done: string): { fresh: string; kept: string } {
	const [drawn, setDrawn] = useState({ done, fresh: "", kept: done });
	if (drawn.done === done) return drawn;

	const next = { done, ...freshLots(drawn.done, done) };
	setDrawn(next);
	return next;
}
