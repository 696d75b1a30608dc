import type { Database } from "../../../db/client.server";
import { runTogether } from "../../../db/run-together.server";
import { getFixedT } from "../../shared/words/i18n.server";
import { DEFAULT_LANGUAGE, isLanguage } from "../../shared/words/languages";
import { planWords } from "../billing/plan-words";
import { scheduledJob } from "../jobs/clock/scheduled-job";
import { enqueueMail } from "../notifications/enqueue-mail.server";
import type { ComposeMail } from "../notifications/send-mail.server";
import { findWaiting, listBuyable, markTold } from "./waiting.repository.server";

/** Rows of one batch: each is two statements. */
const AT_ONCE = 40;

type Tools = {
	/** Whether anybody takes money here. */
	isForSale: (db: Database) => boolean;
	/** What links of mails lead to. */
	origin: string;
};

/**
 * Writes to those who wait for what can be bought by now: once, since the mark and the mail are one batch and the mail is known by
 * its entry. The entry has served its purpose then and goes some days later.
 */
export function tellWaiting({ isForSale, origin }: Tools) {
	return scheduledJob({
		name: "waiting.tell",
		everyMinutes: 15,
		due: async (db, now, limit) => (isForSale(db) ? listBuyable(db, { now, limit }) : []),
		run: async (db, rows, now) => {
			for (let at = 0; at < rows.length; at += AT_ONCE) {
				const some = rows.slice(at, at + AT_ONCE).flatMap(({ id: waitingId, userId, language }) => [
					enqueueMail(
						db,
						{
							mail: "canBeBought",
							userId,
							waitingId,
							language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
							origin,
						},
						{ id: `waiting:${waitingId}`, dueAt: now },
					).onConflictDoNothing(),
					markTold(db, waitingId, now),
				]);
				await runTogether(db, some);
			}
		},
	});
}

/** That it can be bought: to the address that was left, in the language in which its consent was read. */
export const composeCanBeBought: ComposeMail = async (db, { waitingId, language, origin }) => {
	if (!waitingId) return null;
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
};
