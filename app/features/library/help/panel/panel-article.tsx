import { useTranslation } from "react-i18next";
import { TermCards } from "#app/features/library/glossary/card/term-cards.tsx";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { ChevronRight } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import { HelpfulForm } from "../articles/helpful-form";
import { useCountView } from "../articles/use-count-view";
import type { PanelHelp } from "./panel-help";

type Props = {
	article: NonNullable<PanelHelp["article"]>;
	also: PanelHelp["also"];
	onChoose: (slug: string) => void;
};

export function PanelArticle({ article, also, onChoose }: Props) {
	const { t } = useTranslation("help");
	const duration = useDuration();
	const { slug, title, inEnglish, html, bodyInEnglish, minutes, reviewed } = article;
	useCountView(slug);
	return (
		<>
			<h3 lang={inEnglish ? "en" : undefined} className="text-step-3">
				{title}
			</h3>
			<p className="mt-1 text-step-1 text-ink-subtle">
				{duration(minutes)} · {t("article.reviewed", { date: reviewed })}
			</p>
			{bodyInEnglish ? <p className="mt-3 text-step-1 text-ink-muted">{t("inEnglish")}</p> : null}
			<Prose html={html} lang={bodyInEnglish ? "en" : undefined} className="prose-panel mt-3" />
			<TermCards isBesidePage />
			<Link to={`/help/${slug}`} className="mt-4 inline-flex min-h-11 items-center link text-label">
				{t("panel.whole")}
			</Link>
			<HelpfulForm key={slug} slug={slug} isSmall />
			{also.length > 0 ? <PanelLinks title={t("panel.also")} links={also} onChoose={onChoose} /> : null}
		</>
	);
}

type LinksProps = {
	title: string;
	links: { slug: string; title: string }[];
	onChoose: (slug: string) => void;
	none?: string;
};

export function PanelLinks({ title, links, onChoose, none }: LinksProps) {
	return (
		<section aria-label={title} className="mt-6 first:mt-0">
			<h3 className="font-sans text-label font-strong">{title}</h3>
			<p role="status" className="text-ui text-ink-muted empty:hidden">
				{links.length === 0 ? none : null}
			</p>
			<ul className="mt-2 border-t border-line">
				{links.map((link) => (
					<li key={link.slug} className="border-b border-line">
						<button
							type="button"
							onClick={() => onChoose(link.slug)}
							className="flex min-h-12 w-full items-center justify-between gap-3 py-2 text-left text-ui hover:underline"
						>
							{link.title}
							<ChevronRight className="size-4 text-ink-muted" />
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
