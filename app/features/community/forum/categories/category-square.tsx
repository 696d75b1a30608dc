/** Hatching tells categories apart without colour. Decorative: their names stand beside it. */
export function CategorySquare({ pattern }: { pattern: string }) {
	return (
		<svg
			viewBox="0 0 20 14"
			aria-hidden="true"
			fill="none"
			stroke="currentColor"
			className="h-3.5 w-5 shrink-0 text-brand-text"
		>
			<rect x="0.5" y="0.5" width="19" height="13" fill={pattern === "solid" ? "currentColor" : "none"} />
			{pattern === "dots" ? (
				<path d="M4 4.5h13M4 9.5h13" strokeWidth="1.75" strokeLinecap="round" strokeDasharray="0.01 4" />
			) : (
				<path d={HATCHES[pattern] ?? HATCHES.lines} />
			)}
		</svg>
	);
}

const HATCHES: Partial<Record<string, string>> = {
	diagonal: "M1.5 13.5l6-13M7 13.5l6-13M12.5 13.5l6-13",
	lines: "M.5 4h19M.5 7h19M.5 10h19",
	solid: "M.5 7h19",
	waves: "M.5 5q2.5-2 5 0t5 0 5 0 4-.5M.5 9.5q2.5-2 5 0t5 0 5 0 4-.5",
	cross: "M.5.5l19 13M19.5.5l-19 13",
};
