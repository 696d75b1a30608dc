import type { DiscussionForumPosting, QAPage, WithContext } from "schema-dts";
import { publicName } from "../public-name";
import { type ListedPost, traceOf } from "./post-view";

type Topic = {
	kind: string;
	title: string;
	language: string;
	url: string;
	createdAt: Date;
	postCount: number;
	/** Of suspended members, behind the first page. */
	suspendedAnswers: number;
	acceptedNumber: number | null;
};

/**
 * JSON-LD of a topic's first page: a question with its answers, or a discussion. Posts that are not shown are in
 * neither, and a former member has no name. Null without the first post.
 */
export function topicFacts(topic: Topic, posts: readonly ListedPost[]) {
	const shown = posts.filter((post) => post.kind === "post" && traceOf(post) === null);
	const [first, ...replies] = shown;
	if (first?.number !== 1) return null;
	if (topic.kind !== "question") return discussionFacts(topic, first, replies);
	const onPage = posts.filter((post) => post.kind === "post" && traceOf(post) === "suspended").length;
	const postCount = topic.postCount - onPage - topic.suspendedAnswers;
	return questionFacts({ ...topic, postCount }, first, replies);
}

function questionFacts(topic: Topic, first: ListedPost, replies: readonly ListedPost[]) {
	const answerOf = (post: ListedPost) => ({
		"@type": "Answer" as const,
		...aboutPost(topic, post),
		upvoteCount: post.reactions.helpful ?? 0,
	});
	const accepted = replies.find(({ number }) => number === topic.acceptedNumber);
	const others = replies.filter((post) => post !== accepted);
	return {
		"@context": "https://schema.org",
		"@type": "QAPage",
		mainEntity: {
			"@type": "Question",
			name: topic.title,
			...aboutPost(topic, first),
			inLanguage: topic.language,
			answerCount: Math.max(topic.postCount - 1, replies.length),
			...(accepted && { acceptedAnswer: answerOf(accepted) }),
			...(others.length > 0 && { suggestedAnswer: others.map(answerOf) }),
		},
	} satisfies WithContext<QAPage>;
}

function discussionFacts(topic: Topic, first: ListedPost, replies: readonly ListedPost[]) {
	return {
		"@context": "https://schema.org",
		"@type": "DiscussionForumPosting",
		headline: topic.title,
		...aboutPost(topic, first),
		inLanguage: topic.language,
		...(replies.length > 0 && {
			comment: replies.map((post) => ({ "@type": "Comment" as const, ...aboutPost(topic, post) })),
		}),
	} satisfies WithContext<DiscussionForumPosting>;
}

function aboutPost({ url }: Topic, post: ListedPost) {
	return {
		text: plainText(post.html),
		url: post.number === 1 ? url : `${url}/${post.number}#post-${post.number}`,
		datePublished: post.createdAt.toISOString(),
		...(post.editedAt && { dateModified: post.editedAt.toISOString() }),
		author: {
			"@type": "Person" as const,
			name: post.authorName === null ? "Former member" : publicName(post.authorName),
		},
	};
}

const ENTITIES: Partial<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The words of a rendered post. */
export function plainText(html: string): string {
	return html
		.replace(/<[^>]+>/g, " ")
		.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
		.replace(/\s+/g, " ")
		.trim();
}
