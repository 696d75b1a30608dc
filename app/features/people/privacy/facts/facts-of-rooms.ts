import type { EndingFacts, PersonalData, TableFacts } from "#app/shared/personal-data/personal-data.server.ts";

/** What an export holds: the tables of all rooms, in the order of the rooms. */
export function exportedFacts(personalData: readonly PersonalData[]): TableFacts[] {
	return personalData.flatMap(({ facts = [] }) => facts.filter(({ folder }) => folder !== null));
}

/**
 * What has to be gone through when an account ends. A room stands behind those that it stands on, so the last ends first,
 * and each room in the order of its own facts; the row of the account is none of them (`withAccount`) and goes after all.
 */
export function endingFacts(personalData: readonly PersonalData[]): EndingFacts[] {
	return personalData.toReversed().flatMap(({ named = [], facts = [] }) => [...named, ...facts]);
}
