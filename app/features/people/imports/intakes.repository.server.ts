import { and, asc, desc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { intakeLines, intakeSources, intakes, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { Line } from "./file/table";
import type { IntakeKind, Mapping } from "./kinds";
import type { Verdict } from "./lines/verdict";

export type Intake = typeof intakes.$inferSelect;
export type StoredLine = Awaited<ReturnType<typeof listLines>>[number];

/** Fails when the id exists: `isDuplicate(error, "intakes.id")`. */
export function insertIntake(
	db: Database,
	intake: Omit<typeof intakes.$inferInsert, "state" | "mapping"> & { mapping: Mapping },
): Write {
	return db.insert(intakes).values({ ...intake, state: "draft" });
}

/** Inserts lines in chunks. Unreadable ones are refused at once. */
export function insertLines(db: Database, intakeId: string, lines: readonly Line[]): Write[] {
	const portions = Array.from({ length: Math.ceil(lines.length / 1000) }, (_, at) =>
		lines.slice(at * 1000, at * 1000 + 1000),
	);
	return portions.map((portion) =>
		db.insert(intakeLines).select(
			sql`select ${intakeId}, value ->> 'number', value ->> 'cells',
					case when value ->> 'problem' is not null then 'refused' end, value ->> '$.problem.why', value ->> '$.problem.value'
					from json_each(${JSON.stringify(portion)}) where true`,
		),
	);
}

export function findIntake(db: Database, { id, kind }: { id: string; kind: IntakeKind }) {
	return db
		.select()
		.from(intakes)
		.where(and(eq(intakes.id, id), eq(intakes.kind, kind)));
}

export function findIntakeById(db: Database, id: string) {
	return db.select().from(intakes).where(eq(intakes.id, id));
}

export function listIntakes(db: Database, kind: IntakeKind) {
	return db.select().from(intakes).where(eq(intakes.kind, kind)).orderBy(desc(intakes.createdAt)).limit(10);
}

export function listLines(db: Database, id: string, { after, limit }: { after: number; limit: number }) {
	return db
		.select()
		.from(intakeLines)
		.where(and(eq(intakeLines.intakeId, id), gt(intakeLines.number, after)))
		.orderBy(asc(intakeLines.number))
		.limit(limit);
}

/** Only while the file is a draft; otherwise affects no row. */
export function setMapping(
	db: Database,
	id: string,
	{ mapping, language }: { mapping: Mapping; language: string },
): Write {
	return db.update(intakes).set({ mapping, language }).where(isDraft(id));
}

export function insertSource(db: Database, intakeId: string, bytes: Uint8Array): Write {
	return db.insert(intakeSources).values({ intakeId, bytes: Buffer.from(bytes) });
}

export function findSource(db: Database, id: string) {
	return db
		.select({ bytes: intakeSources.bytes })
		.from(intakeSources)
		.innerJoin(intakes, eq(intakes.id, intakeSources.intakeId))
		.where(isDraft(id));
}

export function deleteSource(db: Database, id: string): Write {
	return db.delete(intakeSources).where(eq(intakeSources.intakeId, id));
}

type ReparsedIntake = Pick<Intake, "heads" | "mapping" | "lines" | "readAs">;

/** Only while the file is a draft; otherwise affects no row. */
export function setRead(db: Database, id: string, read: ReparsedIntake): Write {
	return db.update(intakes).set(read).where(isDraft(id));
}

export function deleteLines(db: Database, id: string): Write {
	return db.delete(intakeLines).where(eq(intakeLines.intakeId, id));
}

/** Affects no row when it is already running. */
export function setRunning(db: Database, id: string, now: Date): Write {
	return db.update(intakes).set({ state: "running", startedAt: now }).where(isDraft(id));
}

export function deleteDraft(db: Database, id: string): Write {
	return db.delete(intakes).where(isDraft(id));
}

export function advanceIntake(db: Database, id: string, lines: number): Write {
	return db
		.update(intakes)
		.set({ settled: sql`${intakes.settled} + ${lines}` })
		.where(eq(intakes.id, id));
}

export function endIntake(db: Database, id: string, { state, now }: { state: "done" | "stopped"; now: Date }): Write {
	return db
		.update(intakes)
		.set({ state, finishedAt: now })
		.where(and(eq(intakes.id, id), eq(intakes.state, "running")));
}

/** Those of `among` that have ended with all lines, for an admin; none for somebody who is no admin any more. */
export function listFinishedIntakes(db: Database, { userId, among }: { userId: number | SQL<number>; among: SQL }) {
	return db
		.select({ id: intakes.id, kind: intakes.kind, lines: intakes.lines })
		.from(intakes)
		.innerJoin(users, and(eq(users.id, userId), eq(users.role, "admin")))
		.where(and(eq(intakes.state, "done"), sql`${intakes.id} in ${among}`));
}

/** Affects no row when the line is settled already. */
export function settleLine(
	db: Database,
	intakeId: string,
	{ number, outcome, why, value }: Omit<Verdict, "who">,
): Write {
	return db
		.update(intakeLines)
		.set({ outcome, why, value })
		.where(and(eq(intakeLines.intakeId, intakeId), eq(intakeLines.number, number), isNull(intakeLines.outcome)));
}

export function settleLines(db: Database, intakeId: string, verdicts: readonly Verdict[]): Write {
	const settled = sql`json_each(${JSON.stringify(verdicts)}) as settled`;
	return db
		.update(intakeLines)
		.set({
			outcome: sql`settled.value ->> 'outcome'`,
			why: sql`settled.value ->> 'why'`,
			value: sql`settled.value ->> 'value'`,
		})
		.from(settled)
		.where(
			and(
				eq(intakeLines.intakeId, intakeId),
				sql`${intakeLines.number} = settled.value ->> 'number'`,
				isNull(intakeLines.outcome),
			),
		);
}

export function listOldIntakes(db: Database, before: Date, limit: number) {
	return db
		.select({ id: intakes.id })
		.from(intakes)
		.where(lte(intakes.createdAt, before))
		.orderBy(asc(intakes.createdAt))
		.limit(limit);
}

export function deleteIntake(db: Database, id: string): Write {
	return db.delete(intakes).where(eq(intakes.id, id));
}

function isDraft(id: string) {
	return and(eq(intakes.id, id), eq(intakes.state, "draft"));
}
