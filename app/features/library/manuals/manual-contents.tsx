import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { PdfLink, PrintLink } from "./manual-aside";
import { ManualLinks } from "./manual-links";
import { type ManualRole, manualPath } from "./manual-roles";
import type { Chapter } from "./manual-view";

type Props = { role: ManualRole; tree: Chapter[] };

export function ManualContents({ role, tree }: Props) {
	const { t } = useTranslation("manuals");
	return (
		<div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-16 pt-6 md:pt-8 xl:grid-cols-[minmax(0,1fr)_15rem]">
			<div className="min-w-0">
				<h1 className="font-serif text-step-6">{t(`titles.${role}`)}</h1>
				<p className="mt-4 max-w-160 text-step-3 text-ink-muted">{t(`about.${role}`)}</p>
				{tree.length > 0 ? (
					<>
						<div className="mt-3 flex flex-wrap gap-x-6">
							<PrintLink role={role} />
							<PdfLink role={role} />
						</div>
						<ChapterList role={role} tree={tree} />
					</>
				) : (
					<EmptyState className="mt-10" title={t("empty.title")}>
						{t("empty.text")}
					</EmptyState>
				)}
			</div>
			<aside className="mt-14 xl:mt-2">
				<ManualLinks isSmall except={role} />
			</aside>
		</div>
	);
}

export function ChapterList({ role, tree }: Props) {
	return (
		<div className="mt-8">
			{tree.map(({ key, title, inEnglish, pages }) => (
				<section
					key={key}
					id={key}
					aria-labelledby={`chapter-${key}`}
					className="grid gap-x-10 border-t border-line-strong py-5 md:grid-cols-[13.5rem_minmax(0,1fr)]"
				>
					<h2 id={`chapter-${key}`} lang={inEnglish ? "en" : undefined} className="text-step-4">
						{title}
					</h2>
					<ul className="divide-y divide-line max-md:mt-2">
						{pages.map((page) => (
							<li
								key={page.slug}
								lang={page.inEnglish ? "en" : undefined}
								className="relative py-3.5 first:pt-1 last:pb-1"
							>
								<Link
									to={manualPath(role, page.slug)}
									className="font-serif text-step-3 no-underline after:absolute after:inset-0 hover:underline"
								>
									{page.title}
								</Link>
								<p className="mt-1 max-w-160 text-ui text-ink-muted">{page.summary}</p>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
