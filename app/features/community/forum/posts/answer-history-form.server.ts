import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { isModerator } from "../moderators";
import { VersionForm } from "../writing/schemas";
import { hideVersion } from "./hide-version.server";

/** `gone`: the version is not there, or stands so already. */
export type HistoryAnswer = { refused: "gone" };
type Input = { posted: FormData; user: CurrentUser; topicId: number; number: number; address: URL };

/** A moderator hides an earlier version of a post, or shows it again. */
export async function answerHistoryForm(
	{ db, requestId }: AppLoadContext,
	{ posted, user, topicId, number, address }: Input,
) {
	if (!isModerator(user)) throw notFound();
	const form = parseForm(posted, VersionForm);
	if (form.status !== "success") return data<HistoryAnswer>({ refused: "gone" }, 400);
	const { intent, revision } = form.value;
	const by = { id: user.id, requestId };
	const isDone = await hideVersion(db, {
		topicId,
		number,
		revision,
		isHidden: intent === "hide",
		by,
		now: new Date(),
	});
	if (!isDone) return data<HistoryAnswer>({ refused: "gone" }, 409);
	return redirect(withLanguagePrefix(`/forum/${topicId}/${number}/history`, languageInAddress(address)));
}
