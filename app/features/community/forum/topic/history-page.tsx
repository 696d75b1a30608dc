import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { Pieces } from "#app/ui/writing/pieces.tsx";
import type { HistoryPageData } from "./history-page-data.server";
import { pathOfPost } from "./post-pages";

type Props = Pick<HistoryPageData, "title" | "topic" | "number" | "versions">;

export function HistoryPage({ title, topic, number, versions }: Props) {
	const { t } = useTranslation("forum");
	return (
		<div className="container-page py-10 md:py-14">
			<div className="max-w-176">
				<h1 className="font-serif text-step-5">{title}</h1>
				<p lang={topic.language} className="mt-1 text-ui text-ink-muted">
					{topic.title}
				</p>
				<ol className="mt-6">
					{versions.map(({ revision, at, isByModerator, pieces }) => (
						<li key={revision} className="border-b border-line py-5">
							<h2 className="mb-2 text-label font-strong">
								{t(isByModerator ? "history.versionByModerator" : "history.version", { revision, at })}
							</h2>
							<Pieces pieces={pieces} lang={topic.language} />
						</li>
					))}
				</ol>
				<LinkButton variant="secondary" to={pathOfPost(topic.id, number)} className="mt-6">
					{t("history.back")}
				</LinkButton>
			</div>
		</div>
	);
}
