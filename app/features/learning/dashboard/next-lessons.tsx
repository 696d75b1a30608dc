import { useTranslation } from "react-i18next";
import { useUnmetWords } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { Lot } from "#app/ui/figures/lots.tsx";
import { Link } from "#app/ui/link.tsx";
import type { DashboardData } from "./dashboard-data.server";
import { TranslatedTitle } from "./translated-title";

export function NextLessons({ lessons }: { lessons: DashboardData["upcoming"] }) {
	const { t } = useTranslation("dashboard");
	const duration = useDuration();
	const reasonOf = useUnmetWords();
	if (lessons.length === 0) return null;

	return (
		<section aria-labelledby="what-is-next">
			<h2 id="what-is-next" className="border-b border-line pb-3 text-step-3 leading-snug font-title">
				{t("next.title")}
			</h2>
			<ol className="divide-y divide-line border-b border-line">
				{lessons.map(({ id, title, titleInEnglish, minutes, unmet, lock }, index) => (
					<li key={id}>
						<Link to={`/lessons/${id}`} className="group flex min-h-11 items-start gap-4 py-3">
							<Lot state={index === 0 ? "next" : "todo"} className="mt-2 w-4 shrink-0" />
							<span className="min-w-0 grow">
								<span className="block text-ui group-hover:underline">
									<TranslatedTitle title={title} inEnglish={titleInEnglish} />
								</span>
								<span className="block text-step-1 text-ink-subtle">
									{duration(minutes)}
									{lock || unmet ? ` · ${lock ?? (unmet && reasonOf(unmet))}` : null}
								</span>
							</span>
						</Link>
					</li>
				))}
			</ol>
		</section>
	);
}
