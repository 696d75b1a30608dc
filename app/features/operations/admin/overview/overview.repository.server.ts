import { desc, inArray, lte, sql } from "drizzle-orm";
import type { Attention } from "#app/desk-page.ts";
import { listAuditEntries } from "#app/features/operations/audit/face.server.ts";
import { countWaitingJobs } from "#app/features/operations/jobs/face.server.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { counters, users, usersByCountry } from "#db/schema/schema.ts";
import { countForSetup } from "../setup/setup.repository.server";
import type { AttentionCounts } from "./attention";

/** Names in `counters`. */
export const COUNTER_NAMES = ["users", "enrollments", "enrollments.active", "enrollments.completed"] as const;

const COUNTRIES_SHOWN = 8;
const AUDIT_ENTRIES_SHOWN = 20;
const NEWCOMERS_SHOWN = 8;
export const WAITING_CAP = 100;

type Input = {
	/** What an admin should look at, as the rooms declare it. */
	attention: readonly Attention[];
	now: Date;
};

export type OverviewRows = Awaited<ReturnType<typeof findOverview>>;

/** What the admin overview shows at once, in one round trip; `overviewData` writes it for the reader. */
export async function findOverview(db: Database, { attention: all, now }: Input) {
	const {
		waiting: [mail],
		counts,
		...rows
	} = await inBatch(db, overviewStatements(db, { attention: all, now }));
	const attention: AttentionCounts = Object.fromEntries(
		all.map(({ name }, at) => [name, counts[at]?.[0]?.counted ?? 0]),
	);
	return { ...rows, waitingMail: mail?.waiting ?? 0, attention };
}

/**
 * The statements of `findOverview`, exported for the test of their query plans.
 * Lists end at `now`: with a bound, SQLite enters the index at its end and reads only the rows that it returns.
 */
export function overviewStatements(db: Database, { attention, now }: Input) {
	return {
		totals: db.select().from(counters).where(inArray(counters.name, COUNTER_NAMES)),
		countries: listCountries(db),
		entries: listAuditEntries(db, { now, limit: AUDIT_ENTRIES_SHOWN }),
		newcomers: listNewcomers(db, now),
		waiting: countWaitingJobs(db, "mail.send", WAITING_CAP),
		setup: countForSetup(db),
		settings: findSettings(db, ["operator", "setupList"]),
		counts: attention.map(({ count }) => count(db, now)),
	};
}

/** One row per country, so the table stays small. */
function listCountries(db: Database) {
	return db
		.select({
			country: usersByCountry.country,
			users: usersByCountry.users,
			countries: sql<number>`count(*) over ()`.as("countries"),
		})
		.from(usersByCountry)
		.orderBy(desc(usersByCountry.users), usersByCountry.country)
		.limit(COUNTRIES_SHOWN);
}

function listNewcomers(db: Database, now: Date) {
	return db
		.select({
			id: users.id,
			name: users.name,
			email: users.email,
			role: users.role,
			country: users.country,
			createdAt: users.createdAt,
		})
		.from(users)
		.where(lte(users.createdAt, now))
		.orderBy(desc(users.createdAt))
		.limit(NEWCOMERS_SHOWN);
}
