import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import { REACTIONS } from "#db/schema/community/forum-kinds.ts";
import type { CaseOutcome } from "#db/schema/community/moderation-kinds.ts";
import type { ListedDoubt } from "../deals/doubts.repository.server";
import {
	withoutShownPictures,
	withPresentNames,
	withQuotedPlaces,
	withShownPictures,
} from "../markdown/render-post.server";
import type { listPosts } from "../posts/posts.repository.server";
import { publicName } from "../public-name";
import { dealView } from "./deal-view";
import { pathOfPost } from "./post-pages";

export type ListedPost = Awaited<ReturnType<typeof listPosts>>[number];

type PostViewInput = {
	viewer: { id: number; isModerator: boolean } | null;
	topic: { id: number; authorId: number | null; kind: string; acceptedNumber: number | null; closedAt: Date | null };
	names: ReadonlyMap<number, string>;
	reactions: readonly { postId: number; name: string }[];
	bookmarks: ReadonlySet<number>;
	/** Authors whom the viewer has blocked. */
	blocked: readonly (number | null)[];
	/** Whom posts of the viewer address though they may not enter the category. */
	unreached: readonly { postId: number; name: string }[];
	/** What stands on the page. */
	numbers: readonly number[];
	/** Of the address of the page. */
	prefix: Language | null;
	/** Decisions by which posts of the viewer are away or shown in part, the latest first. */
	decisions: readonly PostDecision[];
	/** The sheet of the topic, with which those of answers are compared. */
	sheet: { deal: DealSheet; authorId: number | null } | null;
	doubts: readonly ListedDoubt[];
	formats: Formats;
	language: string;
};

/** Why a number of the topic shows no text to everybody. */
export type Trace = "withdrawnByAuthor" | "withdrawnByModerator" | "hidden" | "suspended";

/** A post, the trace of one, or a moderator's note, as this reader sees it. What they may not read is not in it. */
export function postView(post: ListedPost, shown: PostViewInput) {
	const { id, number, kind, note } = post;
	const { viewer, formats } = shown;
	const written = { at: formats.dateTime(post.createdAt), iso: post.createdAt.toISOString() };
	if (kind === "note") return { kind: "note" as const, id, number, written, note };

	const isOwn = viewer !== null && post.authorId === viewer.id;
	const isModerator = viewer?.isModerator ?? false;
	const trace = traceOf(post);
	const isReadable = trace === null || isModerator || (trace === "hidden" && isOwn);
	const content = isReadable ? contentOf(post, shown) : null;
	if (trace !== null) {
		const mayRestore = (isOwn && trace === "withdrawnByAuthor") || (isModerator && trace === "withdrawnByModerator");
		const isHeld = trace === "hidden" && post.heldAt !== null;
		const mayEdit = isOwn && trace === "hidden" && !isHeld;
		return {
			kind: "trace" as const,
			id,
			number,
			trace,
			isHeld,
			/** A decision has hidden it; its author may edit it once, which shows it again. */
			isDecided: trace === "hidden" && post.mayEditOnce,
			decisionPath: isOwn ? decisionPath(shown.decisions, { postId: id, outcomes: ["hidden", "removed"] }) : null,
			written,
			isOwn,
			mayRestore,
			mayEdit,
			content,
		};
	}

	const { topic } = shown;
	const isBlocked = post.authorId !== null && shown.blocked.includes(post.authorId);
	const isAnnouncement = topic.kind === "announcement" && number === 1;
	const mayChange = isOwn || isModerator;
	const mayAccept = topic.kind === "question" && number > 1 && (topic.authorId === viewer?.id || isModerator);
	return {
		kind: "post" as const,
		id,
		number,
		written,
		content: contentOf(post, shown),
		/** For its author: by which its pictures were removed. */
		picturesDecision: isOwn ? decisionPath(shown.decisions, { postId: id, outcomes: ["picturesRemoved"] }) : null,
		isAccepted: topic.acceptedNumber === number,
		isBookmarked: shown.bookmarks.has(id),
		isEdited: post.editedAt !== null,
		isEditedByModerator: post.editedBy === "moderator",
		replyTo:
			post.replyTo === null
				? null
				: { number: post.replyTo, to: pathOfPost(post.replyTopicId ?? topic.id, post.replyTo) },
		isFolded: isBlocked && !isAnnouncement,
		unreached: shown.unreached.filter(({ postId }) => postId === id).map(({ name }) => name),
		reactions: REACTIONS.map((name) => ({
			name,
			count: post.reactions[name] ?? 0,
			isMine: shown.reactions.some((reaction) => reaction.postId === id && reaction.name === name),
		})),
		may: {
			react: viewer !== null && !isOwn,
			reply: viewer !== null && topic.closedAt === null,
			edit: mayChange && (topic.closedAt === null || isModerator),
			remove: isOwn,
			/** By a case in the moderators' queue. */
			decide: isModerator && !isOwn,
			accept: viewer !== null && mayAccept,
			block: viewer !== null && !isOwn && post.authorId !== null && !isBlocked,
			seePlace: isModerator && !isOwn,
		},
	};
}
export type PostView = ReturnType<typeof postView>;
export type ShownPost = Extract<PostView, { kind: "post" }>;
export type TraceView = Extract<PostView, { kind: "trace" }>;
export type NoteView = Extract<PostView, { kind: "note" }>;

export type PostDecision = { id: string; subjectId: string; outcome: CaseOutcome };
type Deciding = { /** Of any post, without it. */ postId?: number; outcomes: readonly CaseOutcome[] };

/** The page of the latest decision about a post that had one of these outcomes; null without one. */
export function decisionPath(decisions: readonly PostDecision[], { postId, outcomes }: Deciding): string | null {
	const found = decisions.find(
		({ subjectId, outcome }) => (postId === undefined || subjectId === String(postId)) && outcomes.includes(outcome),
	);
	return found ? `/decisions/${found.id}` : null;
}

export function traceOf(
	post: Pick<ListedPost, "withdrawnAt" | "withdrawnBy" | "hiddenAt" | "authorSuspendedAt">,
): Trace | null {
	if (post.withdrawnAt) return post.withdrawnBy === "author" ? "withdrawnByAuthor" : "withdrawnByModerator";
	if (post.hiddenAt) return "hidden";
	return post.authorSuspendedAt ? "suspended" : null;
}

function contentOf(post: ListedPost, shown: PostViewInput) {
	const { names, formats, language } = shown;
	const { authorId, authorName, participant, deal } = post;
	const removed = getFixedT(toLanguage(language), "forum")("pictures.removed");
	const quoting = withQuotedPlaces(post.html, (number) => quotedPlace(number, post, shown));
	const named = withPresentNames(quoting, names);
	const pictures = { shown: post.pictures, line: removed };
	return {
		/** Null for a former member, whom `participant` tells apart in this topic. */
		author:
			authorId === null || authorName === null
				? null
				: {
						id: authorId,
						name: publicName(authorName),
						picture: post.authorPicture,
						country: post.authorCountry ? formats.country(post.authorCountry) : null,
						isTeacher: post.authorRole === "instructor",
					},
		participant,
		html: authorId === null ? withoutShownPictures(named) : withShownPictures(named, pictures),
		deal: deal ? dealView(deal, post, { ...shown, isShown: traceOf(post) === null }) : null,
	};
}
export type PostContent = ReturnType<typeof contentOf>;

/** The address of a quoted post: it leads on where that post was moved. */
function quotedPlace(number: number, { quotesTopicId }: ListedPost, { topic, numbers, prefix }: PostViewInput): string {
	if (quotesTopicId === null && numbers.includes(number)) return `#post-${number}`;
	return withLanguagePrefix(pathOfPost(quotesTopicId ?? topic.id, number), prefix);
}
