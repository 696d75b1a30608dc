import type { TFunction } from "i18next";
import { planWords } from "#app/features/money/billing/plan-words.ts";
import { isSuspended } from "#app/features/people/auth/suspension.ts";
import type { CursorPage } from "#app/shared/lists/keyset.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { PersonRow } from "./people.repository.server";
import { NO_PLAN } from "./people-query";

export type PersonState = "active" | "unconfirmed" | "suspended";
export type PersonInList = ReturnType<typeof personInList>;

/** State of an account: the most restrictive one. */
export function stateOf(
	person: Pick<PersonRow, "emailVerifiedAt" | "suspendedAt" | "suspendedUntil">,
	now: Date,
): PersonState {
	if (isSuspended(person, now)) return "suspended";
	return person.emailVerifiedAt ? "active" : "unconfirmed";
}

export function planOptions(
	plans: readonly { slug: string; name: string | null }[],
	{ none, say }: { none: string; say: TFunction<"pricing"> },
) {
	const options = plans.map(({ slug, name }) => ({
		value: slug,
		label: planWords(say, { slug, name: name ?? "" }).name,
	}));
	return [{ value: NO_PLAN, label: none }, ...options];
}

export function peopleView({ rows, ...pages }: CursorPage<PersonRow>, formats: Formats, now: Date) {
	return { people: rows.map((row) => personInList(row, formats, now)), pages };
}

function personInList(row: PersonRow, formats: Formats, now: Date) {
	const { id, name, email, role, plan, country, createdAt, lastSeenAt } = row;
	return {
		id,
		name,
		email,
		role,
		plan,
		state: stateOf(row, now),
		country: country && formats.country(country),
		joined: formats.date(createdAt),
		lastSeen: lastSeenAt.getTime() > 0 ? formats.date(lastSeenAt) : null,
	};
}
