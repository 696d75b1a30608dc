import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { withParameter } from "#app/shared/pages/with-parameter.ts";
import { countTry, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { isModerator } from "../moderators";
import { dropBookmark, keepBookmark } from "../reading/marks.repository.server";
import { refusedWith } from "../trust/refusal-message";
import { type MarksCount, tooManyMarks } from "../trust/too-many-marks";
import { FORUM_LIMITS } from "../writing/forum-limits";
import { findMarkable } from "./bookmarks.repository.server";
import { BOOKMARKS_LIST } from "./bookmarks-query";
import { BookmarkForm } from "./schemas";

/** `gone`: there is no such post any more. `wait`: too many changes at once. */
export type BookmarkAnswer = { refused: "wrong" | "gone" } | { refused: "wait"; values: MarksCount };
type Input = { posted: FormData; user: CurrentUser; language: Language; search: URLSearchParams };

/** Removes a bookmark, which the page then offers to take back, or takes that back. Two trips. */
export async function answerBookmarkForm({ db, env }: AppLoadContext, { posted, user, language, search }: Input) {
	const form = parseForm(posted, BookmarkForm);
	if (form.status !== "success") return data<BookmarkAnswer>({ refused: "wrong" }, 400);
	const now = new Date();
	const { intent, id: postId } = form.value;
	const limit = FORUM_LIMITS.marks;
	const reader = { userId: user.id, isModerator: isModerator(user) };
	const { tries, posts } = await inBatch(db, {
		tries: countTry(db, { limit, who: String(user.id), now }),
		posts: intent === "drop" ? undefined : findMarkable(db, { postId, reader, now }),
	});
	const scale = env.RATE_LIMIT_SCALE;
	const verdict = verdictOf(tries, { limit, now, scale });
	if (!verdict.allowed) {
		const { values, retryAfter } = tooManyMarks(verdict, { language, timeZone: user.timeZone, scale, now });
		return data<BookmarkAnswer>({ refused: "wait", values }, refusedWith(retryAfter));
	}
	const own = { userId: user.id, postId };
	const list = BOOKMARKS_LIST.href(BOOKMARKS_LIST.parse(search));
	if (intent === "drop") {
		await dropBookmark(db, own);
		return redirect(withParameter(list, "removed", postId));
	}
	if (!posts?.length) return data<BookmarkAnswer>({ refused: "gone" }, 409);
	await keepBookmark(db, { ...own, now });
	return redirect(list);
}
