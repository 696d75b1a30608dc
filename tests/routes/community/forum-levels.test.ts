import { expect, test } from "vitest";
import { trustFacts } from "#app/features/community/forum/trust/before-writing.server.ts";
import { findTrust } from "#app/features/community/forum/trust/trust.repository.server.ts";
import { trustLevel } from "#app/features/community/forum/trust/trust-levels.ts";
import { connect } from "#db/client.server.ts";
import { openedSchool } from "../school.ts";

const school = openedSchool();

test("the demo school has people of every level by the rule of levels", async () => {
	const db = connect(school.db);
	const people = await school.db.prepare("select id from users where email like '%grew.example'").all<{ id: number }>();
	const levels: string[] = [];
	for (const { id } of people.results) {
		const [found] = await findTrust(db, id);
		if (found) levels.push(trustLevel(trustFacts(found), new Date()));
	}
	for (const level of ["new", "member", "regular", "trusted", "staff"])
		expect([level, levels.includes(level)]).toEqual([level, true]);
});
