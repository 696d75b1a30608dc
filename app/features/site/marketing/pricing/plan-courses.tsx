import { useTranslation } from "react-i18next";
import { planWords } from "#app/features/money/billing/plan-words.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { Link } from "#app/ui/link.tsx";
import type { OpenedCourses } from "./opened-courses";
import type { PlanView } from "./pricing-view";

type Props = { opened: OpenedCourses; plans: readonly PlanView[]; isForSale: boolean };

export function PlanCourses({ opened, plans, isForSale }: Props) {
	const { t, i18n } = useTranslation("pricing");
	const { courses, isSame, together } = opened;
	const names = plans.map((plan) => planWords(t, plan).name);
	const list = listFormat(toLanguage(i18n.language));

	return (
		<section
			id="courses"
			aria-labelledby="courses-title"
			className="mt-18 grid gap-x-16 gap-y-8 md:mt-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
		>
			<div>
				<h2 id="courses-title" className="text-step-5">
					{t("opens.title")}
				</h2>
				<p className="mt-4 max-w-140 text-ui text-ink-muted">{t(isSame ? "opens.all" : "opens.some")}</p>
			</div>
			<div>
				<ul className="border-t border-line-strong">
					{courses.map(({ id, title, titleInEnglish, price, openedBy }) => (
						<li key={id} className="flex items-baseline justify-between gap-6 border-b border-line py-3 text-ui">
							<span className="min-w-0">
								<Link to={`/courses/${id}`} lang={titleInEnglish ? "en" : undefined} className="link">
									{title}
								</Link>
								{isSame ? null : (
									<span className="block text-step-1 text-ink-muted">
										{t("opens.in", { plans: list.format(names.filter((_, index) => openedBy[index])) })}
									</span>
								)}
							</span>
							<span className="shrink-0 text-ink-muted tabular">{price ?? t("opens.free")}</span>
						</li>
					))}
				</ul>
				{together && isForSale ? (
					<p className="mt-4 text-right text-ui font-strong">{t("opens.together", { price: together })}</p>
				) : null}
			</div>
		</section>
	);
}
