import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { byCurrency } from "../by-currency";
import { cohorts } from "./cohorts";
import { mrrMonths } from "./mrr-months";
import { reportStatements } from "./report.repository.server";
import { reportSpan } from "./report-months";
import type { ReportQuery } from "./report-query";

export type Report = Awaited<ReturnType<typeof readReport>>;

/** Before tax, in minor units, for one currency and either real or test money. One trip. */
export async function readReport(db: Database, query: ReportQuery, now: Date) {
	const span = reportSpan(query.period, now);
	const { paid, returned, reasons, moves, firsts, others } = await inBatch(db, reportStatements(db, query, span));
	const isOurs = ({ currency }: { currency: string }) => currency === query.currency;
	const perBucket = span.buckets.map((bucket) => {
		const inIt = (row: { bucket: string; currency: string }) => row.bucket === bucket && isOurs(row);
		const [came, went] = [paid.find(inIt), returned.find(inIt)];
		return { bucket, paid: came?.minor ?? 0, orders: came?.n ?? 0, returned: went?.minor ?? 0 };
	});
	const known = [...paid, ...returned, ...others, query].map(({ currency }) => ({ currency, isTest: false }));
	return {
		query,
		currencies: byCurrency(known).map(({ currency }) => currency),
		buckets: perBucket,
		reasons: [...reasons].sort((a, b) => b.n - a.n || b.minor - a.minor),
		months: mrrMonths(moves, span.months),
		cohorts: cohorts(firsts, span.months),
		since: span.months,
	};
}
