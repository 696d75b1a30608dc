import type { Formats } from "../../shared/formats";
import type { OverviewRows } from "./overview.repository.server";
import { registrationsByDay } from "./registrations-by-day";

export type OverviewData = ReturnType<typeof overviewData>;

type Reader = { now: Date; timeZone: string; formats: Formats };

/** The overview as it is shown, every figure and date in the reader's own writing. */
export function overviewData(rows: OverviewRows, { now, timeZone, formats }: Reader) {
	const totals = new Map(rows.totals.map(({ name, value }) => [name, value]));
	const total = (name: string) => formats.number(totals.get(name) ?? 0);
	const days = registrationsByDay(rows.registrations, now, timeZone);

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
		registrations: {
			bars: days.map(({ day, users, isToday }) => ({ label: formats.day(day), value: users, isToday })),
			sum: days.reduce((sum, { users }) => sum + users, 0),
		},
		newcomers: rows.newcomers.map(({ createdAt, country, ...user }) => ({
			...user,
			country: country && formats.country(country),
			registeredAt: formats.date(createdAt),
			instant: createdAt.toISOString(),
		})),
		waitingMail: rows.waitingMail,
	};
}
