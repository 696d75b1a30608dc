import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { findDeletion } from "#app/features/people/privacy/deletion/deletions.repository.server.ts";
import { eraseAccounts } from "#app/features/people/privacy/deletion/erase-account.server.ts";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import { outbox, users } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";

/** When accounts that `makeFullPerson` makes may be erased. */
export const ERASED_AT = new Date("2026-12-20T10:00:00Z");

const queue = { send: async () => {} };
const endMembership = async () => {};
const tools = {
	media: env.MEDIA,
	cache: env.CACHE,
	queue,
	origin: "https://school.example",
	personalData: PERSONAL_DATA,
	endMembership,
};
export const erase = (at: Date, on = db) => eraseAccounts(tools).work(on, at);
export const userOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0];

/** As if the last mail to an account had been sent. */
export async function deliverFarewell(userId: number) {
	const [deletion] = await findDeletion(db, userId);
	await db
		.update(outbox)
		.set({ doneAt: ERASED_AT })
		.where(eq(outbox.id, deletion?.farewellId ?? ""));
}

/** Every table as text; the full-text index can only be queried by words. */
export async function dumpTables(): Promise<Map<string, string>> {
	const names = await binding
		.prepare(
			"select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'",
		)
		.all<{ name: string }>();
	const found = new Map<string, string>();
	for (const { name } of names.results) {
		if (/_search|search_/.test(name)) continue;
		found.set(name, JSON.stringify((await binding.prepare(`select * from "${name}"`).all()).results));
	}
	return found;
}

export const tablesWith = async (needle: string) =>
	[...(await dumpTables())]
		.filter(([, rows]) => rows.toLowerCase().includes(needle.toLowerCase()))
		.map(([name]) => name);
