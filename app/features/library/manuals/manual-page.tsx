import { useTranslation } from "react-i18next";
import { ArrowLeft, ArrowRight } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import { ManualAside } from "./manual-aside";
import { ManualRail } from "./manual-rail";
import { type ManualRole, manualPath } from "./manual-roles";
import type { Chapter, ManualPageView, PageInTree } from "./manual-view";
import { OlderVersion, VersionLine } from "./page-version";

type Props = { role: ManualRole; tree: Chapter[]; page: ManualPageView };

export function ManualPage({ role, tree, page }: Props) {
	const { t } = useTranslation(["manuals", "common"]);
	const { slug, title, summary, chapter, html, inEnglish, bodyInEnglish, version, reviewed } = page;
	return (
		<div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-16 pt-6 md:pt-8 lg:grid-cols-[13.5rem_minmax(0,1fr)] xl:grid-cols-[13.5rem_minmax(0,40rem)_15rem]">
			<ManualRail role={role} tree={tree} current={slug} />
			<article className="max-w-160 min-w-0">
				<Link to={manualPath(role)} className="inline-flex min-h-11 items-center gap-2 link text-label lg:hidden">
					<ArrowLeft className="size-4" />
					{t(`titles.${role}`)}
				</Link>
				<p className="text-label text-ink-muted">{chapter}</p>
				<h1 lang={inEnglish ? "en" : undefined} className="mt-2 font-serif text-step-6">
					{title}
				</h1>
				<p lang={inEnglish ? "en" : undefined} className="mt-4 text-step-3 text-ink-muted">
					{summary}
				</p>
				{bodyInEnglish ? (
					<p className="mt-4 border-l-2 border-info pl-4 text-ui text-ink-muted">{t("common:shownInEnglish")}</p>
				) : null}
				<OlderVersion version={version} />
				<Prose html={html} lang={bodyInEnglish ? "en" : undefined} className="manual-text mt-6" />
				<VersionLine version={version} reviewed={reviewed} />
				<Neighbours role={role} previous={page.previous} next={page.next} />
			</article>
			<ManualAside role={role} parts={page.parts} />
		</div>
	);
}

type NeighboursProps = { role: ManualRole; previous: PageInTree | null; next: PageInTree | null };

function Neighbours({ role, previous, next }: NeighboursProps) {
	const { t } = useTranslation("manuals");
	if (!previous && !next) return null;
	return (
		<nav
			aria-label={t("neighbours")}
			className="mt-8 grid gap-x-8 border-t border-line-strong sm:grid-cols-2 print:hidden"
		>
			{previous ? (
				<Neighbour to={manualPath(role, previous.slug)} page={previous} label={t("previous")} Icon={ArrowLeft} />
			) : null}
			{next ? (
				<Neighbour
					to={manualPath(role, next.slug)}
					page={next}
					label={t("next")}
					Icon={ArrowRight}
					className="sm:col-start-2 sm:text-right"
				/>
			) : null}
		</nav>
	);
}

type NeighbourProps = { to: string; page: PageInTree; label: string; Icon: typeof ArrowLeft; className?: string };

function Neighbour({ to, page, label, Icon, className = "" }: NeighbourProps) {
	return (
		<Link to={to} className={`group block py-4 no-underline ${className}`}>
			<span className="inline-flex items-center gap-2 text-label text-ink-muted">
				<Icon className="size-4" />
				{label}
			</span>
			<span
				lang={page.inEnglish ? "en" : undefined}
				className="mt-1 block font-serif text-step-3 group-hover:underline"
			>
				{page.title}
			</span>
		</Link>
	);
}
