import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EyeOff } from "#app/ui/icons.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Pieces } from "#app/ui/writing/pieces.tsx";
import type { HistoryAnswer } from "../posts/answer-history-form.server";
import type { HistoryPageData } from "./history-page-data.server";
import { pathOfPost } from "./post-pages";

type Props = Pick<HistoryPageData, "title" | "topic" | "number" | "versions"> & {
	answer: HistoryAnswer | null | undefined;
};

/** Moderators hide versions from everybody else. */
export function HistoryPage({ title, topic, number, versions, answer }: Props) {
	const { t } = useTranslation("forum");
	return (
		<div className="container-page py-10 md:py-14">
			<div className="max-w-176">
				<h1 className="font-serif text-step-5">{title}</h1>
				<p lang={topic.language} className="mt-1 text-ui text-ink-muted">
					{topic.title}
				</p>
				{answer ? <ResultNotice tone="danger" title={t(`errors.${answer.refused}`)} className="mt-6" /> : null}
				<ol className="mt-6">
					{versions.map(({ revision, at, isByModerator, title: heading, pieces, isHidden, mayHide }) => (
						<li key={revision} className="border-b border-line py-5">
							<h2 className="mb-2 text-label font-strong">
								{t(isByModerator ? "history.versionByModerator" : "history.version", { revision, at })}
							</h2>
							{isHidden ? (
								<p className="mb-2 flex items-center gap-2 text-ui text-ink-muted">
									<EyeOff className="size-4 shrink-0" />
									{t("history.hidden")}
								</p>
							) : null}
							{heading ? (
								<div className="mb-2">
									<p className="text-step-1 text-ink-muted">{t("edit.topicTitle")}</p>
									<Pieces pieces={heading} lang={topic.language} />
								</div>
							) : null}
							<Pieces pieces={pieces} lang={topic.language} />
							{mayHide ? (
								<Form method="post" preventScrollReset className="mt-3">
									<input type="hidden" name="intent" value={isHidden ? "show" : "hide"} />
									<input type="hidden" name="revision" value={revision} />
									<Button type="submit" variant="secondary" size="sm">
										{t(isHidden ? "history.show" : "history.hide")}
										<VisuallyHidden> {t("history.version", { revision, at })}</VisuallyHidden>
									</Button>
								</Form>
							) : null}
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
