import type { z } from "zod";
import type { Database } from "../../../../db/client.server";
import { isConflict, isDuplicate, requireChange } from "../../../../db/conflict";
import { audit } from "../../audit/audit.server";
import {
	changeWords,
	findWords,
	insertCannedAnswer,
	insertFirstWords,
	insertWords,
	newestAnswerId,
	retireAnswer,
} from "./canned.repository.server";
import type { CannedDeed } from "./schemas";

type Input = { deed: z.infer<typeof CannedDeed>; actorId: number; requestId: string; now: Date };
type Outcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/** Adds, changes or retires a canned answer, and says so in the audit log: both or neither. */
export async function changeCannedAnswers(db: Database, { deed, actorId, requestId, now }: Input): Promise<Outcome> {
	const by = { by: actorId, requestId, now };
	try {
		if (deed.intent === "add") {
			const { language, title, body } = deed;
			const after = { language, title };
			await db.batch([
				insertCannedAnswer(db, now),
				insertFirstWords(db, { language, title, body, now }),
				audit(db, { ...by, deed: "help.addAnswer", subject: { kind: "cannedAnswer", id: newestAnswerId }, after }),
			]);
			return { ok: true };
		}
		const subject = { kind: "cannedAnswer", id: deed.id } as const;
		if (deed.intent === "retire") {
			await db.batch([
				retireAnswer(db, deed.id, now),
				requireChange(db),
				audit(db, { ...by, deed: "help.retireAnswer", subject }),
			]);
			return { ok: true };
		}
		const { id, language, title, body, revision } = deed;
		const [before] = await findWords(db, id, language);
		await db.batch([
			revision === 0
				? insertWords(db, { id, language, title, body, now })
				: changeWords(db, { id, language, title, body, revision, now }),
			requireChange(db),
			audit(db, {
				...{ ...by, deed: "help.changeAnswer", subject },
				...{ before: before ? { language, title: before.title, body: before.body } : { language } },
				after: { language, title, body },
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error) || isDuplicate(error, "canned_answer_translations.answer_id")) {
			return { ok: false, reason: deed.intent === "retire" ? "notFound" : "changedMeanwhile" };
		}
		if (error instanceof Error && /FOREIGN KEY/.test(`${error.message} ${String(error.cause)}`)) {
			return { ok: false, reason: "notFound" };
		}
		throw error;
	}
}
