import { markedPieces } from "./words/excerpt";
import type { SearchWord } from "./words/search-words";

export function MarkedText({ text, terms }: { text: string; terms: readonly SearchWord[] }) {
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
