import { useTranslation } from "react-i18next";
import type { TextPiece } from "#app/shared/text/text-piece.ts";
import { Colon } from "../text/joining";
import { VisuallyHidden } from "../visually-hidden";

/** A diff with removed text struck through and added text underlined, so that it does not depend on colour. Needs the words of `writing`. */
export function Pieces({ pieces, lang }: { pieces: readonly TextPiece[]; lang?: string }) {
	const { t } = useTranslation("writing");
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
							{t(isNew ? "added" : "removed")}
							<Colon />
						</VisuallyHidden>
						{piece.text}
					</Tag>
				);
			})}
		</p>
	);
}
