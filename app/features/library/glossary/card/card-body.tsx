import { labelledValue } from "#app/shared/words/joining.ts";
import { Link } from "#app/ui/link.tsx";
import type { TermCardView } from "./card-view";
import { otherLanguage } from "./other-language";

export type CardState = {
	isHovered: boolean;
	onClose: () => void;
	onEnter: () => void;
	onLeave: () => void;
};
export type CardProps = CardState & { link: HTMLAnchorElement; card: TermCardView };

export function CardBody({ link, card }: Pick<CardProps, "link" | "card">) {
	const { short, lang, also, alsoLang, titlesInOtherLanguages: others, lesson, words } = card;
	const other = otherLanguage(others, navigator.languages);
	return (
		<>
			<p lang={lang ?? undefined} className="text-ui text-ink">
				{short}
			</p>
			{also || other ? (
				<div className="mt-3 text-label text-ink-muted">
					{also ? <p lang={alsoLang ?? undefined}>{also}</p> : null}
					{other ? (
						<p>
							<span lang={other.language}>{labelledValue(other.language, other.name, other.title)}</span>
						</p>
					) : null}
				</div>
			) : null}
			<p className="mt-4 flex flex-wrap gap-x-6 border-t border-line pt-2">
				<Link to={link.pathname} className="inline-flex min-h-11 items-center link text-label">
					{words.open}
				</Link>
				{lesson ? (
					<Link to={lesson.to} className="inline-flex min-h-11 items-center link text-label">
						{lesson.label}
					</Link>
				) : null}
			</p>
		</>
	);
}
