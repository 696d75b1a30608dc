import { useTranslation } from "react-i18next";
import { FoldedPost } from "#app/features/community/blocks/folded-post.tsx";
import { listFormat } from "#app/shared/words/intl.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Bookmark, CircleCheck, ReplyIcon } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Poll } from "../polls/poll";
import type { PollView } from "../polls/poll-view";
import { PostLink } from "../thread/post-link";
import { DeedForm } from "./deed-form";
import { PostBody } from "./post-body";
import { PostHead } from "./post-head";
import { PostMenu } from "./post-menu";
import { pathOfPost } from "./post-pages";
import type { ShownPost } from "./post-view";
import { Reactions } from "./reactions";
import type { TopicPageData } from "./topic-page-data.server";

type Props = {
	post: ShownPost;
	topic: TopicPageData["topic"];
	poll: PollView | null;
	pollError: string | null;
	isMember: boolean;
	onReply: (number: number, name: string) => void;
	onQuote: (number: number, name: string) => void;
};

/** The accepted answer is framed where it stands. What is of somebody whom the reader has blocked is folded. */
export function Post(props: Props) {
	const { isFolded, number } = props.post;
	return isFolded ? (
		<FoldedPost number={number}>
			<OpenPost {...props} />
		</FoldedPost>
	) : (
		<OpenPost {...props} />
	);
}

function OpenPost({ post, topic, poll, pollError, isMember, onReply, onQuote }: Props) {
	const { t, i18n } = useTranslation("forum");
	const { number, content, isAccepted, isBookmarked, may } = post;
	const name = content.author?.name ?? t("formerMember", { number: content.participant });
	const address = pathOfPost(topic.id, number);
	return (
		<article
			id={`post-${number}`}
			tabIndex={-1}
			data-number={number}
			// Whose words can be quoted in a reply.
			data-quotable={may.reply ? name : undefined}
			aria-label={t("postBy", { number, name })}
			className={classNames(
				"scroll-mt-24 border-b border-line py-6 outline-offset-4",
				isAccepted && "-mx-4 my-4 rounded-card border border-brand bg-brand-soft px-4",
			)}
		>
			{isAccepted ? (
				<p className="mb-4 flex items-center gap-2 text-ui font-strong text-brand-text">
					<CircleCheck className="size-4" />
					{t("accepted")}
				</p>
			) : null}
			<PostHead post={post} topicId={topic.id} name={name} isQuestion={topic.kind === "question"} />
			<PostBody content={content} lang={topic.language} />
			{poll ? (
				<Poll poll={poll} topicId={topic.id} lang={topic.language} isMember={isMember} error={pollError} />
			) : null}
			{post.picturesDecision ? (
				<p className="mt-3 text-label">
					<Link to={post.picturesDecision} className="link">
						{t("traces.decision")}
					</Link>
				</p>
			) : null}
			{post.unreached.length > 0 ? (
				<p className="mt-3 text-label text-ink-muted">
					{t("unreached", { names: listFormat(i18n.language).format(post.unreached) })}
				</p>
			) : null}
			<div className="mt-4 flex flex-wrap items-center gap-2">
				<Reactions post={post} />
				<div className="ms-auto flex flex-wrap items-center justify-end sm:gap-2">
					{may.accept ? (
						<DeedForm post={post} intent="accept" values={{ isOn: isAccepted ? "off" : "on" }}>
							<Button type="submit" variant="quiet" size="sm">
								<CircleCheck className="size-4" />
								{t(isAccepted ? "deeds.unaccept" : "deeds.accept")}
							</Button>
						</DeedForm>
					) : null}
					{isMember ? (
						<DeedForm post={post} intent="bookmark" values={{ isOn: isBookmarked ? "off" : "on" }}>
							<button
								type="submit"
								data-key="bookmark"
								aria-pressed={isBookmarked}
								aria-label={t("deeds.bookmark")}
								data-tooltip={t("deeds.bookmark")}
								className={tool}
							>
								<Bookmark className={classNames("size-4", isBookmarked && "fill-current text-brand-text")} />
							</button>
						</DeedForm>
					) : null}
					<PostLink address={address} number={number} className={tool} />
					{/* biome-ignore lint/a11y/noStaticElementInteractions: keeps what is selected, which the menu inside then quotes */}
					<div onMouseDown={(event) => event.preventDefault()}>
						<PostMenu post={post} topicId={topic.id} onQuote={may.reply ? () => onQuote(number, name) : null} />
					</div>
					{may.reply ? (
						<LinkButton
							to="#reply"
							data-key="reply"
							variant="quiet"
							size="sm"
							// Keeps what is selected, which the reply then quotes.
							onMouseDown={(event) => event.preventDefault()}
							onClick={(event) => {
								event.preventDefault();
								onReply(number, name);
							}}
						>
							<ReplyIcon className="size-4" />
							{t("deeds.reply")}
						</LinkButton>
					) : null}
				</div>
			</div>
		</article>
	);
}

const tool =
	"inline-flex size-11 items-center justify-center rounded-control text-ink-muted no-underline hover:bg-surface-sunken hover:text-ink";
