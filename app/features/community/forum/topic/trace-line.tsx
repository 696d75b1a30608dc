import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EyeOff, TrashIcon } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { DeedForm } from "./deed-form";
import { PostBody } from "./post-body";
import type { TraceView } from "./post-view";
import type { TopicPageData } from "./topic-page-data.server";

type Props = { trace: TraceView; topic: TopicPageData["topic"] };

/** What is left of a post that is not shown. Its number stays; its author and moderators see more. */
export function TraceLine({ trace: post, topic }: Props) {
	const { t } = useTranslation("forum");
	const { number, trace, isHeld, isDecided, decisionPath, isOwn, mayRestore, mayEdit, content } = post;
	const Icon = trace === "withdrawnByAuthor" || trace === "withdrawnByModerator" ? TrashIcon : EyeOff;
	return (
		<div id={`post-${number}`} data-number={number} className="scroll-mt-24 border-b border-line py-4">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ui text-ink-muted">
				<Icon className="size-4 shrink-0" />
				<p className="min-w-0">
					{t(isHeld ? "traces.held" : isDecided ? "traces.decided" : `traces.${trace}`, { number })}
				</p>
				{mayRestore ? (
					<DeedForm post={post} intent="restore">
						<Button type="submit" variant="secondary" size="sm">
							{t("deeds.restore")}
						</Button>
					</DeedForm>
				) : null}
				{mayEdit ? (
					<LinkButton variant="secondary" size="sm" to={`/forum/${topic.id}/${number}/edit`}>
						{t("deeds.edit")}
					</LinkButton>
				) : null}
			</div>
			{isOwn && trace === "hidden" ? (
				<p className="mt-2 text-ui text-ink-muted">
					{t(isHeld ? "traces.heldWhy" : isDecided ? "traces.editOnce" : "traces.whatToDo")}
				</p>
			) : null}
			{decisionPath ? (
				<p className="mt-2 text-ui">
					<Link to={decisionPath} className="link">
						{t("traces.decision")}
					</Link>
				</p>
			) : null}
			{content ? (
				<details className="mt-2">
					<summary className="inline-block min-h-11 cursor-pointer py-2 text-label text-ink-muted hover:text-ink">
						{t("traces.show")}
					</summary>
					<PostBody content={content} lang={topic.language} />
				</details>
			) : null}
		</div>
	);
}
