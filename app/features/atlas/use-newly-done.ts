import { useState } from "react";
import type { LotState } from "./lot-paths";
import { newlyDone } from "./lot-states";

/** Which lots were done since they were last drawn otherwise; none at the first drawing. */
export function useNewlyDone(states: LotState[]): boolean[] {
	const [drawn, setDrawn] = useState({ states, fresh: states.map(() => false) });
	if (drawn.states.join() === states.join()) return drawn.fresh;

	const fresh = newlyDone(drawn.states, states);
	setDrawn({ states, fresh });
	return fresh;
}
