import type { AppLoadContext } from "@remix-run/cloudflare";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { LearningRefusal } from "./access/lesson-access";
import type { FoundLock } from "./release/release.repository.server";
import { lockSentence } from "./release/release-words";

type Refused = { reason: LearningRefusal; lock?: FoundLock };

/** API error for a learning refusal: 403 with the reason in the user's language, or 404. */
export async function refusedToLearn(
	context: AppLoadContext,
	{ reason, lock }: Refused,
	{ timeZone }: { timeZone: string },
): Promise<Response> {
	if (reason === "notFound") return apiError("notFound");
	const language = await context.language;
	if (reason === "locked") {
		const titles = new Map(lock?.first.map(({ key, titles }) => [key, titles[language] ?? titles.en ?? key]));
		const words = { t: getFixedT(language, "lesson-release"), formats: formatsFor({ language, timeZone }), language };
		return apiError("forbidden", lock ? { message: lockSentence(lock, (key) => titles.get(key) ?? key, words) } : {});
	}
	const t = getFixedT(language, "catalog");
	return apiError("forbidden", { message: t(WORDS_OF_REFUSAL[reason]) });
}

const WORDS_OF_REFUSAL = {
	notEnrolled: "errors.notEnrolled",
	notYet: "offer.notYet",
	paused: "offer.paused",
	expired: "offer.expired",
	refunded: "offer.refunded",
} as const satisfies Record<Exclude<LearningRefusal, "notFound" | "locked">, string>;
