import type { AppLoadContext } from "@remix-run/cloudflare";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { firstRow } from "#db/first-row.ts";
import { isModerator } from "../moderators";
import { findReadablePost } from "../posts/readable-post.repository.server";
import { pathOfPost } from "../topic/post-pages";
import { isWritingRefusal, refusalMessage } from "../trust/refusal-message";
import { silencedMessage } from "../writing/silenced-message";
import type { DoubtDeed } from "./doubt-forms";
import { doubtLine, removeComment, takeDoubtBack } from "./doubt-line.server";

const key = errorKeys<"forum">();

const REFUSALS = {
	notFound: "errors.gone",
	closed: "errors.topicClosed",
	ownSheet: "errors.ownSheet",
	unreachable: "errors.doubtRefused",
	watched: "errors.commentWatched",
	hidden: "errors.commentHidden",
} as const;

type By = { user: CurrentUser; topicId: number; now: Date };
type Outcome = { to: string } | { refused: string; values?: Record<string, number | string>; retryAfter?: number };

/** What is done with a line of a deal sheet. Leads back to its post. */
export async function answerDoubtForm(
	{ db, env, language, origin }: AppLoadContext,
	form: DoubtDeed,
	{ user, topicId, now }: By,
): Promise<Outcome> {
	const { postId, line } = form;
	const by = { id: user.id, isModerator: isModerator(user) };
	const reader = { userId: user.id, isModerator: by.isModerator };
	const back = { to: pathOfPost(topicId, form.number) };
	const post = firstRow(await findReadablePost(db, postId, { reader, now }));
	if (post?.topicId !== topicId) return { refused: key("errors.gone") };
	if (form.intent === "removeComment") {
		const isRemoved = await removeComment(db, { postId, line, userId: user.id });
		return isRemoved ? back : { refused: key("errors.gone") };
	}
	if (form.isOn === "off") {
		const isBack = await takeDoubtBack(db, { postId, line, userId: user.id });
		return isBack ? back : { refused: key("errors.commentHidden") };
	}
	const { comment = "" } = form;
	const rateScale = env.RATE_LIMIT_SCALE;
	const doubted = await doubtLine(db, { postId, line, comment, by, rateScale, origin, now });
	if (doubted.ok) return back;
	const words = { language: await language, timeZone: user.timeZone, now };
	if (isWritingRefusal(doubted)) return refusalMessage(doubted, words);
	if (doubted.reason === "silenced") return silencedMessage(doubted.until, words);
	return { refused: key(REFUSALS[doubted.reason]) };
}
