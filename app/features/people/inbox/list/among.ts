import { type SQL, sql } from "drizzle-orm";

/** The id of one event under a name, as the list of ids of an `AppDefinition`. */
export function amongIds(ids: object): (name: string) => SQL {
	return (name) => sql`(${Object.entries(ids).find(([key]) => key === name)?.[1] ?? null})`;
}
