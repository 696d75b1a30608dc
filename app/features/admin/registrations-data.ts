import type { Formats } from "../../shared/words/formats";
import { type Quarter, registrationsByDay } from "./registrations-by-day";

export type RegistrationsData = ReturnType<typeof registrationsData>;

type Reader = { now: Date; timeZone: string; formats: Formats };

/** The registrations of the last days as their chart shows them. */
export function registrationsData(quarters: readonly Quarter[], { now, timeZone, formats }: Reader) {
	const days = registrationsByDay(quarters, now, timeZone);
	return {
		bars: days.map(({ day, users, isToday }) => ({ label: formats.day(day), value: users, isToday })),
		sum: days.reduce((sum, { users }) => sum + users, 0),
	};
}
