import { useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { signInPath } from "#app/shared/pages/sign-in-path.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { BookOpen, Lock } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { DoubtReplyContext } from "../deals/refused-doubt";
import { KindMark, SolvedMark } from "../list/kind-mark";
import { TagForm } from "../tags/tag-form";
import { PostList } from "../thread/post-list";
import { CHANGE } from "../thread/topic-menu";
import { Composer } from "../writing/composer";
import { useComposer } from "../writing/dock/use-composer";
import { PhoneBar } from "./position/phone-bar";
import { TopicPosition } from "./position/topic-position";
import { useCurrentNumber } from "./position/use-current-number";
import { usePostJump } from "./position/use-post-jump";
import { pathOfPost } from "./post-pages";
import { TopicAside } from "./topic-aside";
import type { TopicPageData } from "./topic-page-data.server";
import { useOpening } from "./use-opening";
import { useReadPosition } from "./use-read-position";

export type TopicAnswer = { reply: FormReply; intent: string | null; caseId?: number };
/** `null`: the form did not arrive. */
type Props = Omit<TopicPageData, "description" | "canonical" | "isOut"> & { answer: TopicAnswer | null | undefined };

/** Posts with the reply form below them. Works without script: every deed is a plain form. */
export function TopicPage({ answer, ...page }: Props) {
	const { t } = useTranslation("forum");
	const { topic, posts, pages, nearest, reading, writing, facts, isModerator } = page;
	const list = useRef<HTMLDivElement>(null);
	const composer = useComposer(writing && { topicId: topic.id, title: topic.title, writing });
	const [search] = useSearchParams();
	const { formError } = useFields({ namespace: "forum", reply: answer?.reply });
	useOpening(page.opensAt);
	const shown = posts.map(({ number }) => number).join(" ");
	const number = useCurrentNumber(list, { first: pages.start, shown });
	const jump = usePostJump(topic.id);
	// A few posts that cannot be answered need no bar.
	const hasBar = composer.dock === "below" && (writing !== null || topic.lastShown > 5);
	const position = { number: Math.min(number, topic.lastShown), count: topic.lastShown, onJump: jump };
	useReadPosition(list, { topicId: topic.id, lastRead: reading?.lastRead ?? null, shown });
	const isReplyRefused = answer?.intent === "reply";
	const isDoubtRefused = answer?.intent === "doubt";
	const gone = whyGone(topic);

	return (
		<div
			className={classNames(
				"container-page py-8 max-lg:pb-28 md:pt-12",
				composer.dock === "below" ? "md:pb-12" : "md:pb-[60dvh]",
			)}
		>
			{facts ? <StructuredData facts={facts} /> : null}
			<Breadcrumbs
				label={t("crumbs")}
				items={[
					{ label: t("title"), to: "/forum" },
					...(topic.category ? [{ label: topic.category.name, to: `/forum?category=${topic.category.key}` }] : []),
					{ label: topic.title },
				]}
			/>
			<h1 lang={topic.language} className="mt-2 max-w-176 font-serif text-step-6 break-words">
				{topic.title}
			</h1>
			<TopicFacts topic={topic} />
			{page.tagging && (search.get(CHANGE) === "tags" || answer?.intent === "tags") ? (
				<div className="max-w-176">
					<TagForm
						topicId={topic.id}
						tags={topic.tags}
						tagging={page.tagging}
						reply={answer?.intent === "tags" ? answer.reply : undefined}
					/>
				</div>
			) : null}
			{topic.source ? (
				<p className="mt-4 flex items-center gap-2 text-ui text-ink-muted">
					<BookOpen className="size-4" />
					<span>
						{t(`askedUnder.${topic.source.kind}`)}
						<Colon />
						<Link to={topic.source.to} className="font-strong text-ink hover:underline">
							{topic.source.title}
						</Link>
					</span>
				</p>
			) : null}
			<div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,44rem)_14.5rem] lg:justify-between">
				<div className="min-w-0">
					{formError && !isReplyRefused && !isDoubtRefused && answer?.intent !== "vote" ? (
						<ResultNotice tone="danger" title={formError}>
							{answer?.caseId ? <Link to={`/moderation/cases/${answer.caseId}`}>{t("toCase")}</Link> : null}
						</ResultNotice>
					) : null}
					{nearest ? (
						<Notice className="mb-6">{t("nearest", { asked: nearest.asked, number: nearest.number })}</Notice>
					) : null}
					{gone ? (
						<Notice tone="warning" className="mb-6">
							{t(gone)}
						</Notice>
					) : null}
					{pages.previous ? (
						<p className="mb-6">
							<LinkButton variant="secondary" to={pages.previous} rel="prev">
								{t("pages.previous")}
							</LinkButton>
						</p>
					) : null}
					<DoubtReplyContext.Provider value={isDoubtRefused ? answer?.reply : undefined}>
						<PostList
							list={list}
							page={page}
							pollError={answer?.intent === "vote" ? formError : null}
							onReply={composer.replyTo}
							onQuote={composer.quote}
						/>
					</DoubtReplyContext.Provider>
					{pages.next ? (
						<p className="mt-6">
							<LinkButton variant="secondary" to={pages.next} rel="next">
								{t("pages.next")}
							</LinkButton>
						</p>
					) : null}
					{composer.place ? (
						<Composer
							key={composer.place.topicId}
							place={composer.place}
							composer={composer}
							reply={isReplyRefused ? answer?.reply : undefined}
							isDone={answer === undefined}
						/>
					) : null}
					{writing ? null : <NoWriting topic={topic} isMember={reading !== null} />}
				</div>
				<TopicAside page={page} isModerator={isModerator}>
					{topic.lastShown > 1 ? (
						<TopicPosition {...position} started={topic.started} active={topic.active} news={reading?.news ?? null} />
					) : null}
				</TopicAside>
			</div>
			{hasBar ? <PhoneBar {...position} onReply={writing ? composer.open : null} /> : null}
		</div>
	);
}

type Topic = TopicPageData["topic"];

function TopicFacts({ topic }: { topic: Topic }) {
	const { t } = useTranslation("forum");
	const { acceptedNumber, kind, isClosed, tags, foreign, language, postCount, viewCount } = topic;
	return (
		<ul className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-step-1 text-ink-muted">
			<li>
				{acceptedNumber === null ? (
					<KindMark kind={kind} />
				) : (
					<Link
						to={pathOfPost(topic.id, acceptedNumber)}
						className="flex min-h-6 items-center gap-1.5 text-brand-text hover:underline"
					>
						<SolvedMark />
						{t("solvedBy", { number: acceptedNumber })}
					</Link>
				)}
			</li>
			{isClosed ? (
				<li className="flex items-center gap-1.5">
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
			<li>{t("posts", { count: postCount })}</li>
			{viewCount > 0 ? <li>{t("views", { count: viewCount })}</li> : null}
		</ul>
	);
}

/** Why the topic is shown to its author or moderators alone. */
function whyGone({ isRemoved, isHidden, isSuspended }: Topic) {
	if (isRemoved) return "topicRemoved";
	if (isHidden) return "topicHidden";
	return isSuspended ? "topicSuspended" : null;
}

function NoWriting({ topic, isMember }: { topic: Topic; isMember: boolean }) {
	const { t } = useTranslation("forum");
	if (whyGone(topic)) return null;
	if (topic.isClosed)
		return (
			<Notice className="mt-8">
				<p>{t("closedText")}</p>
				{topic.closedBy ? (
					<p className="mt-1">
						<Link to={topic.closedBy} className="link">
							{t("traces.decision")}
						</Link>
					</p>
				) : null}
			</Notice>
		);
	if (isMember) return null;
	return (
		<p className="mt-8">
			<LinkButton to={signInPath(`/forum/${topic.id}`)}>{t("signInToReply")}</LinkButton>
		</p>
	);
}
