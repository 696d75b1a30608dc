import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { CategorySquare } from "../categories/category-square";
import { SolvedMark } from "./kind-mark";
import type { FoundView } from "./topic-rows";

type Props = {
	found: FoundView[];
	/** These are all that there are. */
	isAll: boolean;
};

export function FoundPosts({ found, isAll }: Props) {
	const { t } = useTranslation("forum");
	return (
		<>
			<p role="status" className="mt-4 text-ui text-ink-muted">
				{t(isAll ? "search.found" : "search.onPage", { count: found.length })}
			</p>
			<ol>
				{found.map(({ to, title, language, foreign, excerpt, author, written, isAccepted, category }) => (
					<li key={to} className="border-b border-line py-4">
						<h2 className="text-step-2 leading-snug">
							<Link
								to={to}
								lang={language}
								data-topic
								className="font-serif text-ink no-underline break-words hover:underline"
							>
								{title}
							</Link>
						</h2>
						<p lang={language} className="mt-1 text-ui text-ink-muted break-words">
							{excerpt}
						</p>
						<ul className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-step-1 text-ink-muted">
							{category ? (
								<li className="flex items-center gap-1.5">
									<CategorySquare pattern={category.pattern} />
									{category.name}
								</li>
							) : null}
							{isAccepted ? (
								<li>
									<SolvedMark />
								</li>
							) : null}
							{author ? <li>{author}</li> : null}
							<li>{written}</li>
							{foreign ? <li lang={language}>{foreign}</li> : null}
						</ul>
					</li>
				))}
			</ol>
		</>
	);
}
