import { desc, eq } from "drizzle-orm";
import { decideCase } from "#app/features/community/moderation/desk/decide-case.server.ts";
import type { Reportables } from "#app/features/community/moderation/reportable.ts";
import { reportThing } from "#app/features/community/moderation/reports/report-thing.server.ts";
import type { Database } from "#db/client.server.ts";
import type { ReportReason } from "#db/schema/community/moderation-kinds.ts";
import { moderationCases, moderationReports } from "#db/schema/schema.ts";
import { MADE_AT } from "#tests/factories.ts";
import { REPORTABLES } from "./made-up-things.ts";

export const NOW = new Date(MADE_AT.getTime() + 3_600_000);
export const ORIGIN = "https://school.example";

type Reporting = { subject: { kind: string; id: string }; by: number | { name: string; email: string } };

export function report(
	db: Database,
	{
		subject,
		by,
		reason = "selling",
		isModerator = false,
		now = NOW,
		formKey = crypto.randomUUID(),
		reportables = REPORTABLES,
	}: Reporting & {
		reportables?: Reportables;
		reason?: ReportReason;
		isModerator?: boolean;
		now?: Date;
		formKey?: string;
	},
) {
	return reportThing(db, {
		reportables,
		subject,
		reporter: typeof by === "number" ? { userId: by } : by,
		isModerator,
		formKey,
		reason,
		body: "The same offer stands elsewhere.",
		language: "en",
		clientIp: crypto.randomUUID(),
		origin: ORIGIN,
		requestId: "r",
		now,
		rateLimitScale: 1,
	});
}

/** The latest case. */
export async function latestCase(db: Database) {
	const [found] = await db.select().from(moderationCases).orderBy(desc(moderationCases.id)).limit(1);
	if (!found) throw new Error("There is no case.");
	return found;
}

type Decided = { id: number; by: number; now?: Date; reportables?: Reportables };
type Deciding = Parameters<typeof decideCase>[1]["decision"];

/** As somebody who has read the reports that there are, unless `seen` says otherwise. */
export async function decide(
	db: Database,
	{ id, by, now = NOW, reportables = REPORTABLES, ...decision }: Decided & Partial<Deciding>,
) {
	return decideCase(db, {
		reportables,
		id,
		actorId: by,
		decision: {
			round: 1,
			seen: await db.$count(moderationReports, eq(moderationReports.caseId, id)),
			outcome: "removed",
			sanction: "none",
			ground: "selling",
			facts: "It promises a fixed monthly return.",
			...decision,
		},
		timeZone: "UTC",
		origin: ORIGIN,
		requestId: "r",
		now,
	});
}
