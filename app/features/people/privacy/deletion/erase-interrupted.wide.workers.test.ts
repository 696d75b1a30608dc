import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { connect } from "#db/client.server.ts";
import { binding, db } from "#tests/database.ts";
import { failingDatabase } from "#tests/failing-database.js";
import { deliverFarewell, ERASED_AT, erase, tablesWith, userOf } from "#tests/people/erasing.ts";
import { makeFullPerson } from "#tests/people/full-person.ts";

const MARK = "Miraxyz";
const later = new Date(ERASED_AT.getTime() + 5 * MINUTE_MS);

test("an erasure that dies at any question is gone on with, and ends", async () => {
	const { id: mira } = await makeFullPerson(db, { mark: MARK });
	await erase(ERASED_AT);
	await deliverFarewell(mira);
	for (let reached = 1; await userOf(mira); reached += 4) {
		const source = failingDatabase(binding);
		let asked = 0;
		const dying = new Proxy(connect(source.db), {
			get(target, name, receiver) {
				if (["select", "delete", "update", "batch"].includes(String(name)) && ++asked > reached) source.fail();
				return Reflect.get(target, name, receiver);
			},
		});
		await erase(later, dying).catch(() => {});
		if (reached > 400) throw new Error("It never ends");
	}
	expect(await tablesWith(MARK)).toEqual([]);
});
