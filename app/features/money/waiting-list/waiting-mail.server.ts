import { z } from "zod";
import { planWords } from "#app/features/money/billing/plan-words.ts";
import { defineGuestMail } from "#app/features/operations/notifications/define-mail.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import { findWaiting } from "./waiting.repository.server";

/**
 * Confirms a place on the waiting list, or announces that sales have begun: to the entered address, in the language
 * of its consent, with a link to leave the list. Not sent once the entry is deleted.
 */
export const waitingMail = defineGuestMail({
	category: "waitingList",
	payload: z.strictObject({ waitingId: z.int() }),
	compose: async (db, { waitingId, language, origin }) => {
		const shown = language ?? DEFAULT_LANGUAGE;
		const [entry] = await findWaiting(db, waitingId, shown);
		if (!entry) return null;
		const { email, thingKind, thingId, planSlug, planName, courseTitle } = entry;
		const what =
			planSlug === null ? courseTitle : planWords(getFixedT(shown, "pricing"), { slug: planSlug, name: planName }).name;
		if (!what) return null;
		const path = thingKind === "plan" ? `/${shown}/pricing` : `/${shown}/courses/${thingId}`;
		const stop = `${origin}/waiting-list/leave?token=${entry.leaveKey ?? ""}`;
		return { to: email, language: shown, values: { what, link: `${origin}${path}`, stop }, unsubscribe: stop };
	},
});
