import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { NoteLine } from "../topic/note-line";
import { Post } from "../topic/post";
import type { PostView } from "../topic/post-view";
import type { TopicPageData } from "../topic/topic-page-data.server";
import { TraceLine } from "../topic/trace-line";
import { QuoteOffer } from "./quote-offer";
import { usePostKeys } from "./use-post-keys";

type Props = {
	list: RefObject<HTMLDivElement>;
	page: Pick<TopicPageData, "topic" | "posts" | "poll" | "reading" | "folded">;
	/** Why the last vote did not count. */
	pollError: string | null;
	onReply: (number: number, name: string) => void;
	onQuote: (number: number, name: string, text?: string) => void;
};

/** Posts of a page in order. Read ones stand folded before new ones; they open without script. */
export function PostList({ list, page, pollError, onReply, onQuote }: Props) {
	const { t } = useTranslation("forum");
	usePostKeys(list);
	const { topic, posts, poll, reading, folded } = page;
	const isFolded = ({ number }: PostView) => folded.includes(number);
	const start = posts.findIndex(isFolded);
	const rowOf = (post: PostView) => (
		<div key={post.id}>
			{reading?.news?.number === post.number && post.number > 1 ? <NewLine {...reading.news} /> : null}
			{post.kind === "note" ? (
				<NoteLine note={post} />
			) : post.kind === "trace" ? (
				<TraceLine trace={post} topic={topic} />
			) : (
				<Post
					post={post}
					topic={topic}
					poll={post.number === 1 ? poll : null}
					pollError={pollError}
					isMember={reading !== null}
					onReply={onReply}
					onQuote={onQuote}
				/>
			)}
			{/* Whoever sees the end of a post has read it. */}
			<span data-end={post.number} aria-hidden="true" className="block h-px" />
		</div>
	);
	return (
		<div ref={list} className="relative">
			<QuoteOffer list={list} onQuote={onQuote} />
			{start < 0 ? (
				posts.map(rowOf)
			) : (
				<>
					{posts.slice(0, start).map(rowOf)}
					<Disclosure summary={t("showRead", { count: folded.length })}>{posts.filter(isFolded).map(rowOf)}</Disclosure>
					{posts.slice(start + folded.length).map(rowOf)}
				</>
			)}
		</div>
	);
}

function NewLine({ count, since }: { count: number; since: string }) {
	const { t } = useTranslation("forum");
	return (
		<p className="flex items-center gap-3 py-4 text-step-1 font-strong text-accent-text">
			<span aria-hidden="true" className="h-px w-6 bg-accent" />
			{t("newSince", { count, since })}
			<span aria-hidden="true" className="h-px grow bg-accent" />
		</p>
	);
}
