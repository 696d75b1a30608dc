import { type SQL, sql } from "drizzle-orm";
import { prefixesOf } from "../mentions/name-prefix";
import type { AuthorName } from "./author-filter";

/** Names that are looked at, at most. */
const MOST_LOOKED_AT = 200;

/**
 * Ids of the accounts with a public name. The first name is searched as a range of the index of names, and the initial is
 * compared with the last word of the name.
 */
export function idsOfAuthor({ first, initial, id }: AuthorName): SQL {
	const isNamed = prefixesOf(first).map(
		(word) => sql`(named.name collate nocase >= ${word} and named.name collate nocase < ${`${word}\u{10ffff}`}
			and substr(named.name || ' ', 1, ${[...word].length + 1}) = ${`${word} `} collate nocase)`,
	);
	const lastWord = sql`substr(named.name, length(rtrim(named.name, replace(named.name, ' ', ''))) + 1, 1)`;
	const letters = initial === null ? [] : [initial.toLocaleLowerCase(), initial.toLocaleUpperCase()];
	return sql`(select named.id from users named where (${sql.join(isNamed, sql` or `)})
		and ${
			initial === null
				? sql`true`
				: sql`named.name like '% %' and ${lastWord} in (${sql.join(
						letters.map((letter) => sql`${letter}`),
						sql`, `,
					)})`
		}
		and ${id === null ? sql`true` : sql`named.id = ${id}`} limit ${MOST_LOOKED_AT})`;
}
