import { z } from "zod";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { createSecret, hashSecret } from "#app/shared/request/secrets.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { LINK_DAYS } from "../limits.ts";
import { type FoundDecision, findDecision, insertLink, listOwnDecisions } from "./decisions.repository.server";
import { statementOf, statementText } from "./statement.server";

const DECISION = z.strictObject({ decisionId: z.string() });

/** What was decided about a member, with the whole statement: they may be suspended, and cannot sign in to read it. */
export const moderatedMail = defineMail({
	category: "moderation",
	certainty: "atLeastOnce",
	payload: DECISION,
	app: {
		find: (db, { userId, among }) => listOwnDecisions(db, { userId, among: among("decisionId") }),
		isAbout: ({ id }, { decisionId }) => id === decisionId,
		say: (decision) => (decision && !decision.liftedWhy ? { to: `/decisions/${decision.id}` } : null),
	},
	compose: async (db, { decisionId, origin, now }) => {
		const [decision] = await findDecision(db, decisionId);
		// Undone or reopened before it left.
		if (!decision?.memberEmail || decision.liftedAt) return null;
		const language = toLanguage(decision.memberLanguage);
		const shown = statementOf(decision, { language, timeZone: decision.memberZone ?? "UTC" });
		const isKept = decision.outcome === "kept";
		return {
			to: decision.memberEmail,
			language,
			...(isKept ? { words: "moderatedKept" as const } : {}),
			values: {
				name: decision.memberName ?? "",
				decision: shown.title,
				statement: statementText(shown, language),
				appeal: shown.appeal,
				link: await linkTo(db, decision, { origin, now }),
			},
		};
	},
});

/** What came of an appeal, with reasons. */
export const appealDecidedMail = defineMail({
	category: "moderation",
	certainty: "atLeastOnce",
	payload: DECISION,
	app: {
		find: (db, { userId, among }) => listOwnDecisions(db, { userId, among: among("decisionId") }),
		isAbout: ({ id }, { decisionId }) => id === decisionId,
		say: (decision) => (decision?.appealOutcome ? { to: `/decisions/${decision.id}` } : null),
	},
	compose: async (db, { decisionId, origin, now }) => {
		const [decision] = await findDecision(db, decisionId);
		if (!decision?.memberEmail || !decision.appealOutcome) return null;
		const language = toLanguage(decision.memberLanguage);
		return {
			to: decision.memberEmail,
			language,
			values: {
				name: decision.memberName ?? "",
				outcome: getFixedT(language, "reports")(`appealOutcomes.${decision.appealOutcome}`),
				reasons: decision.appealReasons ?? "",
				link: await linkTo(db, decision, { origin, now }),
			},
		};
	},
});

/** The address of a decision that opens without signing in. */
async function linkTo(
	db: Database,
	{ id }: FoundDecision,
	{ origin, now }: { origin: string; now: Date },
): Promise<string> {
	const secret = createSecret();
	const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
	await insertLink(db, { tokenHash: await hashSecret(secret), decisionId: id, expiresAt });
	return `${origin}/decisions/${id}?token=${secret}`;
}
