import { markedPieces } from "./words/excerpt";
import type { Term } from "./words/search-terms";

export function MarkedText({ text, terms }: { text: string; terms: readonly Term[] }) {
	return (
		<>
			{markedPieces(text, terms).map(({ from, text: piece, isMarked }) =>
				isMarked ? (
					<mark key={from} className="rounded-xs bg-accent-soft text-inherit">
						{piece}
					</mark>
				) : (
					piece
				),
			)}
		</>
	);
}
