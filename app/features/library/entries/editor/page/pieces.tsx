import { Colon } from "#app/ui/text/joining.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { TextPiece } from "../history/word-differences.server";
import { useNamedWords } from "./entry-form-context";

/** A diff with removed text struck through and added text underlined, so that it does not depend on colour. */
export function Pieces({ pieces, lang }: { pieces: readonly TextPiece[]; lang?: string }) {
	const { say } = useNamedWords();
	return (
		<p lang={lang} className="text-ui whitespace-pre-wrap [overflow-wrap:anywhere]">
			{pieces.map((piece, at) => {
				const key = `${at} ${piece.change}`;
				if (piece.change === "same") return <span key={key}>{piece.text}</span>;
				const isNew = piece.change === "new";
				const Tag = isNew ? "ins" : "del";
				return (
					<Tag
						key={key}
						className={
							isNew
								? "bg-brand-soft text-brand-text decoration-2 underline-offset-4"
								: "bg-danger-soft text-danger line-through"
						}
					>
						<VisuallyHidden>
							{say(isNew ? "history.new" : "history.gone")}
							<Colon />
						</VisuallyHidden>
						{piece.text}
					</Tag>
				);
			})}
		</p>
	);
}
