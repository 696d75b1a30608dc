import type { TFunction } from "i18next";
import type { Database } from "../../../../db/client.server";
import { csvResponse, EXPORTED_AT_ONCE } from "../../../shared/lists/csv.server";
import type { Key } from "../../../shared/lists/keyset.server";
import { listPeople, listPeopleOf, type PersonRow, personKey } from "./people.repository.server";
import type { PeopleQuery } from "./people-query";
import { stateOf } from "./people-view";

type Input = {
	query: PeopleQuery /** Only these; null for all. */;
	chosen: readonly number[] | null;
	t: TFunction<"people">;
	now: Date;
};

/** All people whom a query asks for, with heads in the reader's language; instants in UTC, countries by their codes. */
export function exportPeople(db: Database, { query, chosen, t, now }: Input): Promise<Response> {
	const whole = { ...query, page: null };
	return csvResponse<PersonRow, Key>({
		name: "people",
		columns: [
			["Id", ({ id }) => id],
			[t("list.name"), ({ name }) => name],
			[t("list.email"), ({ email }) => email],
			[t("list.role"), ({ role }) => role],
			[t("list.state"), (person) => t(`states.${stateOf(person, now)}`)],
			[t("list.plan"), ({ plan }) => plan],
			[t("list.country"), ({ country }) => country],
			[t("list.joined"), ({ createdAt }) => createdAt.toISOString()],
			[t("list.lastSeen"), ({ lastSeenAt }) => (lastSeenAt.getTime() > 0 ? lastSeenAt.toISOString() : null)],
		],
		// Those who were chosen fit into one portion.
		read: async (after) =>
			chosen ? (after ? [] : listPeopleOf(db, chosen)) : listPeople(db, whole, now, { limit: EXPORTED_AT_ONCE, after }),
		keyOf: (person) => personKey(person, whole),
	});
}
