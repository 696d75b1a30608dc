import type { z } from "zod";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { CannedAction } from "../schemas";
import { findAnswer, insertCannedAnswer, newestAnswerId, saveWords } from "./canned.repository.server";
import { snapshotOf } from "./canned-change";
import { writeCannedChange } from "./write-canned-change.server";

type Actor = { actorId: number; requestId: string; now: Date };
type Input = Actor & { deed: z.infer<typeof CannedAction> };
type Outcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/** Changes canned answers with an audit entry in one batch. A retired answer is not found. */
export async function changeCannedAnswers(db: Database, { deed, ...by }: Input): Promise<Outcome> {
	if (deed.intent === "add") {
		await addAnswer(db, deed, by);
		return { ok: true };
	}
	const { id } = deed;
	const language = deed.intent === "retire" ? "en" : deed.language;
	const [found] = await findAnswer(db, id, language);
	if (!found || found.retiredAt) return { ok: false, reason: "notFound" };
	const { version } = found;

	if (deed.intent === "retire") {
		const states = { before: { retired: false }, after: { retired: true } };
		const written = await writeCannedChange(db, { ...by, deed: "help.retireAnswer", id, version, ...states });
		return written ? { ok: true } : { ok: false, reason: "changedMeanwhile" };
	}
	if ((found.revision ?? 0) !== deed.revision) return { ok: false, reason: "changedMeanwhile" };
	const known = found.title === null || found.body === null ? null : { title: found.title, body: found.body };
	const written = await writeCannedChange(db, {
		...by,
		deed: "help.changeAnswer",
		id,
		version,
		before: { language, words: known },
		after: { language, words: { title: deed.title, body: deed.body } },
	});
	return written ? { ok: true } : { ok: false, reason: "changedMeanwhile" };
}

const FIRST_VERSION = 1;

function addAnswer(
	db: Database,
	{ language, title, body }: Extract<Input["deed"], { intent: "add" }>,
	{ actorId, requestId, now }: Actor,
) {
	const id = newestAnswerId;
	return db.batch([
		insertCannedAnswer(db, now),
		saveWords(db, { id, version: FIRST_VERSION, now, language, title, body }),
		audit(db, {
			by: actorId,
			deed: "help.addAnswer",
			subject: { kind: "cannedAnswer", id },
			requestId,
			now,
			after: snapshotOf({ language, words: { title, body } }, FIRST_VERSION),
		}),
	]);
}
