import { Cell } from "#app/ui/table.tsx";
import type { ParameterView } from "../operation-view";
import { BoundText } from "./bound-text";

export function MeaningCell({ meaning, bound }: Pick<ParameterView, "meaning" | "bound">) {
	return (
		<Cell>
			<span>
				{meaning}
				{bound ? <BoundText bound={bound} /> : null}
			</span>
		</Cell>
	);
}
