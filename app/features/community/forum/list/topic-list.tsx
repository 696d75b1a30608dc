import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Eye, Lock, MessageSquare, Pin } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { CategorySquare } from "../categories/category-square";
import type { ForumPageData } from "./forum-page-data.server";
import { KindMark, SolvedMark } from "./kind-mark";
import type { TopicRowView } from "./topic-rows";

type Props = Pick<ForumPageData, "pinned" | "topics" | "visit" | "isMember">;

/** The line of the last visit stands once between rows. */
export function TopicList({ pinned, topics, visit, isMember }: Props) {
	const { t } = useTranslation("forum");
	if (pinned.length + topics.length === 0) return null;
	return (
		<>
			<div
				aria-hidden="true"
				className="mt-4 hidden gap-4 border-b border-line pb-2 text-step-1 text-ink-muted md:flex"
			>
				<span className="grow">{t("columns.topic")}</span>
				<span className="w-28">{t("columns.people")}</span>
				<span className="w-16 text-end">{t("columns.replies")}</span>
				<span className="w-24 text-end">{t("columns.active")}</span>
			</div>
			<ol className="max-md:mt-3">
				{pinned.map((topic) => (
					<TopicRow key={topic.id} topic={topic} isFolded={isMember && !topic.isNew && topic.news === 0} />
				))}
				{topics.map((topic, at) => (
					<TopicRow key={topic.id} topic={topic} visit={visit?.row === at ? visit.at : null} />
				))}
			</ol>
		</>
	);
}

type RowProps = { topic: TopicRowView; visit?: string | null; isFolded?: boolean };

/** A pinned topic that was read is one line. */
function TopicRow({ topic, visit = null, isFolded = false }: RowProps) {
	const { t } = useTranslation("forum");
	const { id, title, language, isNew, news, replies, active, activeAt, faces } = topic;
	const isUnread = isNew || news > 0;
	return (
		<li className="border-b border-line">
			{visit ? (
				<p className="-mt-px flex items-center gap-3 pt-3 text-step-1 font-strong text-accent-text">
					<span aria-hidden="true" className="h-px w-6 bg-accent" />
					{t("lastVisit", { at: visit })}
					<span aria-hidden="true" className="h-px grow bg-accent" />
				</p>
			) : null}
			<div className="flex items-start gap-4 py-4">
				<div className="min-w-0 grow">
					<h2 className={classNames("text-step-2 leading-snug", isUnread ? "font-title font-strong" : "font-normal")}>
						<Link
							to={`/forum/${id}`}
							lang={language}
							data-topic
							className="line-clamp-3 font-serif text-ink no-underline break-words hover:underline"
						>
							{title}
						</Link>
					</h2>
					{isFolded ? <PinnedMark /> : <Marks topic={topic} />}
				</div>
				<div className="hidden w-28 shrink-0 md:flex">{isFolded ? null : <Faces faces={faces} />}</div>
				<p className="flex shrink-0 flex-col-reverse items-end gap-1 text-ui text-ink-muted md:flex-row md:gap-4">
					<span className="flex items-center justify-end gap-1.5 tabular md:w-16">
						<MessageSquare className="size-3.5 md:hidden" />
						<VisuallyHidden>{t("columns.replies")} </VisuallyHidden>
						{replies ?? t("noReplies")}
					</span>
					<time dateTime={activeAt} className="text-end whitespace-nowrap md:w-24">
						<VisuallyHidden>{t("columns.active")} </VisuallyHidden>
						{active}
					</time>
				</p>
			</div>
		</li>
	);
}

function PinnedMark() {
	const { t } = useTranslation("forum");
	return (
		<p className="mt-1.5 flex items-center gap-1.5 text-step-1 text-ink-muted">
			<Pin className="size-3.5" />
			{t("pinned")}
		</p>
	);
}

function Marks({ topic }: { topic: TopicRowView }) {
	const { t } = useTranslation("forum");
	const { isNew, news, category, kind, isSolved, isClosed, isPinned, isWatched, tags, foreign, language } = topic;
	return (
		<ul className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-step-1 text-ink-muted">
			{isNew || news > 0 ? (
				<li className="flex items-center gap-1.5 font-strong text-accent-text">
					<span aria-hidden="true" className="size-1.5 rounded-full bg-accent" />
					{isNew ? t("newTopic") : t("news", { count: news })}
				</li>
			) : null}
			{isPinned ? (
				<li className={mark}>
					<Pin className="size-3.5" />
					{t("pinned")}
				</li>
			) : null}
			{category ? (
				<li>
					<Link
						to={`/forum?category=${category.key}`}
						className="hit-area flex items-center gap-1.5 text-ink-muted no-underline hover:text-ink"
					>
						<CategorySquare pattern={category.pattern} />
						{category.name}
					</Link>
				</li>
			) : null}
			<li>{isSolved ? <SolvedMark /> : <KindMark kind={kind} />}</li>
			{isSolved && kind === "dealReview" ? (
				<li>
					<KindMark kind={kind} />
				</li>
			) : null}
			{isClosed ? (
				<li className={mark}>
					<Lock className="size-3.5" />
					{t("closed")}
				</li>
			) : null}
			{tags.map(({ slug, name }) => (
				<li key={slug}>
					<Link
						to={`/forum?tag=${encodeURIComponent(slug)}`}
						className="hit-area rounded-badge bg-surface-sunken px-2 py-0.5 text-ink-muted no-underline hover:text-ink"
					>
						{name}
					</Link>
				</li>
			))}
			{foreign ? (
				<li lang={language} className="rounded-badge bg-surface-sunken px-2 py-0.5">
					{foreign}
				</li>
			) : null}
			{isWatched ? (
				<li className={mark}>
					<Eye className="size-3.5" />
					<VisuallyHidden>{t("levels.watch")}</VisuallyHidden>
				</li>
			) : null}
		</ul>
	);
}

function Faces({ faces }: Pick<TopicRowView, "faces">) {
	return (
		<ul className="flex">
			{faces.map(({ id, name, picture }, at) => (
				<li key={id} className={at > 0 ? "-ml-2" : undefined}>
					<Avatar name={name} src={picture} size="sm" label={name} />
				</li>
			))}
		</ul>
	);
}

const mark = "flex items-center gap-1.5";
