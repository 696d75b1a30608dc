import type { CursorPage } from "../../../shared/lists/keyset.server";
import type { Formats } from "../../../shared/words/formats";
import { isSuspended } from "../../auth/suspension";
import type { PersonRow } from "./people.repository.server";

export type PersonState = "active" | "unconfirmed" | "suspended";
export type PersonInList = ReturnType<typeof personInList>;

/** How an account stands, in one word: what closes it first. */
export function stateOf(
	person: Pick<PersonRow, "emailVerifiedAt" | "suspendedAt" | "suspendedUntil">,
	now: Date,
): PersonState {
	if (isSuspended(person, now)) return "suspended";
	return person.emailVerifiedAt ? "active" : "unconfirmed";
}

/** A page of people, with dates and countries as they are shown. */
export function peopleView({ rows, ...pages }: CursorPage<PersonRow>, formats: Formats, now: Date) {
	return { people: rows.map((row) => personInList(row, formats, now)), pages };
}

function personInList(row: PersonRow, formats: Formats, now: Date) {
	const { id, name, email, role, plan, country, createdAt, lastSeenAt } = row;
	return {
		...{ id, name, email, role, plan },
		state: stateOf(row, now),
		country: country && formats.country(country),
		joined: formats.date(createdAt),
		/** Null: not once. */
		lastSeen: lastSeenAt.getTime() > 0 ? formats.dateTime(lastSeenAt) : null,
	};
}
