import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Bookmark, CircleCheck, Link2, ReplyIcon } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
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
	isMember: boolean;
	onReply: (number: number, name: string) => void;
};

/** The accepted answer is framed where it stands. */
export function Post({ post, topic, isMember, onReply }: Props) {
	const { t } = useTranslation("forum");
	const { number, content, isAccepted, isBookmarked, may } = post;
	const name = content.author?.name ?? t("formerMember", { number: content.participant });
	const address = pathOfPost(topic.id, number);
	return (
		<article
			id={`post-${number}`}
			data-number={number}
			aria-label={t("postBy", { number, name })}
			className={classNames(
				"scroll-mt-24 border-b border-line py-6",
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
								aria-pressed={isBookmarked}
								aria-label={t("deeds.bookmark")}
								data-tooltip={t("deeds.bookmark")}
								className={tool}
							>
								<Bookmark className={classNames("size-4", isBookmarked && "fill-current text-brand-text")} />
							</button>
						</DeedForm>
					) : null}
					<Link
						to={address}
						preventScrollReset
						aria-label={t("deeds.link", { number })}
						data-tooltip={t("deeds.link", { number })}
						className={tool}
					>
						<Link2 className="size-4" />
					</Link>
					<PostMenu post={post} topicId={topic.id} />
					{may.reply ? (
						<LinkButton
							to="#reply"
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
