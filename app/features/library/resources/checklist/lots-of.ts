import type { LotState } from "#app/ui/figures/lots.tsx";

export function lotsOf(sections: readonly (readonly string[])[], isTicked: (item: string) => boolean): LotState[][] {
	const next = sections.flat().find((item) => !isTicked(item));
	return sections.map((items) =>
		items.map((item) => (isTicked(item) ? ("done" as const) : item === next ? ("next" as const) : ("todo" as const))),
	);
}
