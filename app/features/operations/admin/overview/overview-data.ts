import type { deedWords } from "#app/features/operations/audit/face.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { OverviewRows } from "./overview.repository.server";

export type OverviewData = ReturnType<typeof overviewData>;

/** The overview as it is shown, every figure and date in the reader's own writing. */
export function overviewData(
	rows: OverviewRows,
	{ formats, words }: { formats: Formats; words: ReturnType<typeof deedWords> },
) {
	const totals = new Map(rows.totals.map(({ name, value }) => [name, value]));
	const total = (name: string) => formats.number(totals.get(name) ?? 0);

	return {
		totals: {
			users: total("users"),
			enrollments: total("enrollments"),
			active: total("enrollments.active"),
			completed: total("enrollments.completed"),
		},
		countryCount: rows.countries[0]?.countries ?? 0,
		countries: rows.countries.map(({ country, users }) => ({
			name: formats.country(country),
			users,
			written: formats.number(users),
		})),
		entries: rows.entries.map(({ id, deed, actorId, actorName, at }) => ({
			id,
			sentence: words.sentence({ deed, actorId, actorName }),
			at: formats.dateTime(at),
			instant: at.toISOString(),
		})),
		newcomers: rows.newcomers.map(({ createdAt, country, ...user }) => ({
			...user,
			country: country && formats.country(country),
			registeredAt: formats.date(createdAt),
			instant: createdAt.toISOString(),
		})),
		waitingMail: rows.waitingMail,
	};
}
