import type { Formats } from "#app/shared/words/formats.ts";
import { COUNTED_GROUPS, GROUPS_PER_PAGE } from "./error-counts";
import type { ErrorStatus, ErrorsQuery } from "./errors-query";

type Group = {
	fingerprint: string;
	message: string;
	topFrame: string | null;
	count: number;
	status: ErrorStatus;
	statusChangedAt: Date | null;
	firstSeenAt: Date;
	lastSeenAt: Date;
};
type Report = {
	id: string;
	message: string;
	stack: string | null;
	context: string | null;
	userAgent: string | null;
	url: string | null;
	occurredAt: Date | null;
	receivedAt: Date;
};
type Sighting = { kind: "page" | "browser"; name: string; count: number };

export type GroupView = ReturnType<typeof groupView>;
export type ErrorListView = ReturnType<typeof errorListView>;
export type ErrorGroupView = ReturnType<typeof errorGroupView>;

export function errorListView(
	{ groups, counts }: { groups: Group[]; counts: Record<ErrorStatus, number> },
	query: ErrorsQuery,
	formats: Formats,
) {
	const shown = (count: number) => ({ number: formats.number(count), isMore: count >= COUNTED_GROUPS });
	return {
		query,
		groups: groups.map((group) => groupView(group, formats)),
		counts: { open: shown(counts.open), resolved: shown(counts.resolved), muted: shown(counts.muted) },
		pageCount: Math.max(1, Math.ceil(counts[query.filters.status] / GROUPS_PER_PAGE)),
	};
}

export function errorGroupView(
	{ group, sightings, reports }: { group: Group; sightings: Sighting[]; reports: Report[] },
	formats: Formats,
) {
	const of = (kind: Sighting["kind"]) =>
		sightings
			.filter((sighting) => sighting.kind === kind)
			.map(({ name, count }) => ({ name, count: formats.number(count) }));
	return {
		...groupView(group, formats),
		pages: of("page"),
		browsers: of("browser"),
		reports: mergedReports(reports).map(({ received, message, occurredAt, ...report }) => {
			const receivedAt = received.map((at) => formats.dateTime(at));
			const occurred = occurredAt && formats.dateTime(occurredAt);
			return {
				...report,
				message: message === group.message ? null : message,
				receivedAt: [...new Set(receivedAt)],
				count: received.length,
				occurredAt: receivedAt.includes(occurred ?? "") ? null : occurred,
			};
		}),
	};
}

/** Merges identical reports, with their times. */
function mergedReports(reports: readonly Report[]) {
	const kinds = new Map<string, Report & { received: Date[] }>();
	for (const report of reports) {
		const { message, stack, context, userAgent, url } = report;
		const key = JSON.stringify([message, stack, context, userAgent, url]);
		const kind = kinds.get(key);
		if (kind) kind.received.push(report.receivedAt);
		else kinds.set(key, { ...report, received: [report.receivedAt] });
	}
	return [...kinds.values()].map(({ receivedAt, ...kind }) => kind);
}

function groupView({ firstSeenAt, lastSeenAt, statusChangedAt, ...group }: Group, formats: Formats) {
	return {
		...group,
		countShown: formats.number(group.count),
		firstSeen: formats.dateTime(firstSeenAt),
		lastSeen: formats.dateTime(lastSeenAt),
		statusSince: statusChangedAt && formats.dateTime(statusChangedAt),
	};
}
