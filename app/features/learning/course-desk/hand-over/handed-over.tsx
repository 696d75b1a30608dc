import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { HandedOver } from "./hand-over-courses.server";

/** What became of each chosen course. */
export function HandedOverNotice({ said }: { said: readonly HandedOver[] }) {
	const { t } = useTranslation("all-courses");
	const isWhole = said.every((one) => one.said === "done");
	return (
		<ResultNotice tone={isWhole ? "success" : "warning"} title={t("handOver.said", { count: said.length })}>
			<ul className="mt-2 grid gap-1">
				{said.map(({ id, title, said: outcome }) => (
					<li key={id}>
						<Link to={`/instructor-dashboard/courses/${id}`} className="link wrap-break-word">
							{title || t("untitled", { id })}
						</Link>
						<span className="block text-label">{t(`handOver.results.${outcome}`)}</span>
					</li>
				))}
			</ul>
		</ResultNotice>
	);
}
