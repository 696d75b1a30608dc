import type { AppLoadContext } from "@remix-run/cloudflare";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { LearningRefusal } from "./access/lesson-access";

/** API error for a learning refusal: 403 with the reason in the user's language, or 404. */
export async function refusedToLearn(context: AppLoadContext, reason: LearningRefusal): Promise<Response> {
	if (reason === "notFound") return apiError("notFound");
	const t = getFixedT(await context.language, "catalog");
	return apiError("forbidden", { message: t(WORDS_OF_REFUSAL[reason]) });
}

const WORDS_OF_REFUSAL = {
	notEnrolled: "errors.notEnrolled",
	notYet: "offer.notYet",
	paused: "offer.paused",
	expired: "offer.expired",
	refunded: "offer.refunded",
} as const satisfies Record<Exclude<LearningRefusal, "notFound">, string>;
