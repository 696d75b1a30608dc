import type { EndingFacts, PersonalData, TableFacts } from "#app/shared/personal-data/personal-data.server.ts";

/** What an export holds: the tables of all rooms, in the order of the rooms. */
export function exportedFacts(personalData: readonly PersonalData[]): TableFacts[] {
	return personalData.flatMap(({ facts = [] }) => facts.filter(({ folder }) => folder !== null));
}

/**
 * The tables to erase or anonymise, in reverse order of the rooms' dependencies, each room in the order of its own
 * facts; without the row of the account (`withAccount`), which is last.
 */
export function endingFacts(personalData: readonly PersonalData[]): EndingFacts[] {
	return personalData.toReversed().flatMap(({ named = [], facts = [] }) => [...named, ...facts]);
}
