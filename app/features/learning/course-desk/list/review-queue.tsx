import { useTranslation } from "react-i18next";
import { publishPath } from "#app/features/learning/course-editor/publish/publish-path.ts";
import { Link } from "#app/ui/link.tsx";
import type { CoursesPageData } from "../courses-page-data.server";

/** What waits for a review, what has waited longest first. */
export function ReviewQueue({ queue }: Pick<CoursesPageData, "queue">) {
	const { t } = useTranslation("all-courses");
	if (queue.length === 0) return null;
	return (
		<section aria-labelledby="queue" className="mb-10 rounded-card bg-info-soft px-5 py-4">
			<h2 id="queue" className="font-serif text-step-3">
				{t("queue.title", { count: queue.length })}
			</h2>
			<ul className="mt-2 divide-y divide-line">
				{queue.map(({ id, title, by, since, note }) => (
					<li key={id} className="py-3">
						<Link to={publishPath(id)} className="link hit-area text-ui font-strong wrap-break-word">
							{title}
						</Link>
						<p className="text-label text-ink-muted">
							{by ? t("queue.by", { name: by, at: since }) : t("queue.since", { at: since })}
						</p>
						{note ? <p className="mt-1 max-w-160 text-label wrap-break-word">{note}</p> : null}
					</li>
				))}
			</ul>
		</section>
	);
}
