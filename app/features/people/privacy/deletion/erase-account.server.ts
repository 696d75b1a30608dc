import { audit } from "#app/features/operations/audit/face.server.ts";
import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { findJob, type JobQueue, newJobId, nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { endAccountAccess, isLastAdmin } from "#app/features/people/auth/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { EndingFacts, Person, PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { findPerson } from "../export/person.repository.server";
import { endingFacts } from "../facts/facts-of-rooms";
import { emptyColumns, eraseRows } from "../facts/rows.repository.server";
import { hindranceOf } from "./ask-deletion.server";
import {
	beginErasing,
	type DeletionRow,
	eraseUser,
	listDueDeletions,
	postponeDeletion,
} from "./deletions.repository.server";

type Media = Pick<R2Bucket, "list" | "delete">;
type Tools = {
	media: Media;
	cache: KVNamespace;
	queue: JobQueue;
	origin: string;
	/** What each room holds of people. */
	personalData: readonly PersonalData[];
	/** Ends a membership at once, at its gateway first. When it throws, erasing is postponed. */
	endMembership: (db: Database, who: { userId: number; now: Date }) => Promise<unknown>;
};

const ACCOUNTS_AT_ONCE = 25;
/** Rows per statement, and statements per account and tick beside one for each table. */
const ROWS_AT_ONCE = 500;
const MOST_BATCHES = 100;

/**
 * Erases due accounts. Each does what fits in a tick and continues in the next; every statement finds only what is
 * left, so an aborted tick is repeated safely. A failing account does not block others.
 */
export function eraseAccounts(tools: Tools): ScheduledJob {
	const work = async (db: Database, now: Date) => {
		const due = await listDueDeletions(db, now, ACCOUNTS_AT_ONCE);
		const failures: unknown[] = [];
		let hasEnded = false;
		for (const deletion of due) {
			try {
				if (await eraseAccount(db, tools, deletion, now)) hasEnded = true;
			} catch (error) {
				failures.push(error);
			}
		}
		// Their reviews, leaderboard alias and profile were on pages cached for guests.
		if (hasEnded) await raiseContentVersion(tools.cache);
		if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be erased`);
		return due.length;
	};
	return { name: "privacy.erase", everyMinutes: 5, work };
}

/** True when rows were erased, though maybe not all. */
async function eraseAccount(db: Database, tools: Tools, { userId, ...deletion }: DeletionRow, now: Date) {
	if (!deletion.startedAt) {
		await beginErasure(db, tools, userId, now);
		return false;
	}
	if (!(await hasFinalMailLeft(db, deletion, now))) return false;
	const person = await findPerson(db, userId);
	if (!person) return false;
	if (!(await endTexts(db, tools.personalData, { userId, emptiesTexts: deletion.emptiesTexts, now }))) return true;
	for (const { eraseFiles } of tools.personalData) await eraseFiles?.(db, tools.media, userId);
	if (await endTables(db, tools.personalData, person)) await endAccount(db, userId, now);
	return true;
}

/** From here on it cannot be taken back. The last mail goes first, for the address goes with the account. */
async function beginErasure(db: Database, tools: Tools, userId: number, now: Date): Promise<void> {
	const { queue, origin, personalData, endMembership } = tools;
	if (await hindranceOf(db, personalData, userId)) {
		await postponeDeletion(db, userId, new Date(now.getTime() + DAY_MS));
		return;
	}
	try {
		await endMembership(db, { userId, now });
	} catch (error) {
		await postponeDeletion(db, userId, new Date(now.getTime() + DAY_MS));
		throw error;
	}
	const farewellId = newJobId();
	try {
		await db.batch([
			beginErasing(db, { userId, farewellId, now }),
			requireChange(db),
			...endAccountAccess(db, userId),
			enqueueMail(db, "accountErased", { userId, origin }, { id: farewellId, dueAt: now }),
		]);
	} catch (error) {
		if (isConflict(error)) return;
		throw error;
	}
	await nudgeJob(queue, farewellId);
}

/** An undelivered mail delays erasing by a day at most. */
async function hasFinalMailLeft(
	db: Database,
	{ startedAt, farewellId }: Pick<DeletionRow, "startedAt" | "farewellId">,
	now: Date,
): Promise<boolean> {
	if (startedAt && now.getTime() - startedAt.getTime() >= DAY_MS) return true;
	const [mail] = farewellId ? await findJob(db, farewellId) : [];
	return !mail || Boolean(mail.doneAt ?? mail.deadAt);
}

const MOST_STEPS = 20;

/** Takes the account out of texts that stay; false when there is more to do than a tick may. */
async function endTexts(
	db: Database,
	personalData: readonly PersonalData[],
	erasing: { userId: number; emptiesTexts: boolean; now: Date },
): Promise<boolean> {
	let steps = 0;
	for (const { eraseTexts } of personalData) {
		while (eraseTexts && !(await eraseTexts(db, erasing))) {
			steps += 1;
			if (steps >= MOST_STEPS) return false;
		}
	}
	return true;
}

/** Goes through the tables; false when there is more to do than a tick may. */
async function endTables(db: Database, personalData: readonly PersonalData[], person: Person): Promise<boolean> {
	let batches = 0;
	for (const facts of endingFacts(personalData)) {
		const endSome = stepOf(facts);
		if (!endSome) continue;
		let ended = ROWS_AT_ONCE;
		while (ended === ROWS_AT_ONCE) {
			ended = await endSome(db, facts, person, ROWS_AT_ONCE);
			if (ended === ROWS_AT_ONCE && ++batches >= MOST_BATCHES) return false;
		}
	}
	return true;
}

function stepOf({ ending }: EndingFacts): typeof eraseRows | null {
	if (ending.kind === "erased") return eraseRows;
	return ending.kind === "anonymous" ? emptyColumns : null;
}

/** Deletes the account row and rows written meanwhile. Only the user id and the time of erasing remain. */
async function endAccount(db: Database, userId: number, now: Date): Promise<void> {
	try {
		await db.batch([
			eraseUser(db, userId),
			requireChange(db),
			audit(db, { by: null, deed: "privacy.erase", subject: { kind: "user", id: userId }, requestId: "clock", now }),
		]);
	} catch (error) {
		if (!isLastAdmin(error)) throw error;
		await postponeDeletion(db, userId, new Date(now.getTime() + DAY_MS));
	}
}
