import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { type ManualRole, manualPath } from "./manual-roles";
import type { Chapter } from "./manual-view";

type Props = { role: ManualRole; tree: Chapter[]; current: string | null };

export function ManualRail({ role, tree, current }: Props) {
	const { t } = useTranslation("manuals");
	return (
		<nav aria-label={t("contents")} className="max-lg:hidden print:hidden">
			<div className="sticky top-8 -ml-3 max-h-[calc(100vh-4rem)] overflow-y-auto pl-3">
				<Link to={manualPath(role)} className="inline-flex min-h-11 items-center link text-label">
					{t(`titles.${role}`)}
				</Link>
				{tree.map(({ key, title, inEnglish, pages }) => (
					<section key={key} aria-labelledby={`rail-${key}`} className="mt-3 first-of-type:mt-1">
						<p id={`rail-${key}`} lang={inEnglish ? "en" : undefined} className="text-label font-strong">
							{title}
						</p>
						<ul className="mt-1">
							{pages.map((page) => (
								<li key={page.slug}>
									<Link
										to={manualPath(role, page.slug)}
										lang={page.inEnglish ? "en" : undefined}
										aria-current={page.slug === current ? "page" : undefined}
										className="relative flex min-h-9 items-center py-1.5 text-label leading-snug text-ink-muted no-underline hover:text-ink aria-[current=page]:font-strong aria-[current=page]:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-0 aria-[current=page]:before:-left-3 aria-[current=page]:before:w-0.5 aria-[current=page]:before:bg-brand"
									>
										{page.title}
									</Link>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</nav>
	);
}
