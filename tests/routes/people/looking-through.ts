import { beforeAll, expect } from "vitest";
import type { Row } from "../access/access-table.ts";
import { openedSchool } from "../school.ts";

export const STUDENT = "student@grew.example";
/** Ended on purpose by their own deeds: the look, or the session it belongs to. */
export const ENDS = ["/looking/end", "/logout", "/api/auth/logout"];
/** The owner's own, what counts how often one asks before it works, and a film that the learner may not see either. */
const MAY_BE_CLOSED =
	/^\/(?:settings\/|notes(?:\.md)?$|confirm-identity|exports\/|api\/(?:search|me\/export)|resources\/.*(?:checklist\.pdf|media\/film)$)/;
export const pathOf = ({ path }: Row) => path.replace("LOCKED", "1").replace(/ENTRY_\w+/, "1");
export const changed = (before: Record<string, string>, after: Record<string, string>) =>
	Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);

/** A school in which an admin looks through the account of a learner, and what there was when the looking began. */
export function lookingThrough() {
	const school = openedSchool();
	let studentId = 0;
	beforeAll(async () => {
		const find = school.db.prepare("select id from users where email = ?").bind(STUDENT);
		studentId = (await find.first<{ id: number }>())?.id ?? 0;
	});

	/** Every row of every table, so that nothing that is written can hide; the search's index follows its documents and words. */
	async function dump(): Promise<Record<string, string>> {
		const { results } = await school.db
			.prepare(
				`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'
				and name not like 'search_index%' and name not like 'search_trigrams%'`,
			)
			.all<{ name: string }>();
		const tables = results.map(({ name }) => name);
		const contents = await Promise.all(
			tables.map(async (name) => JSON.stringify((await school.db.prepare(`select * from "${name}"`).all()).results)),
		);
		return Object.fromEntries(tables.map((name, at) => [name, contents[at] ?? ""]));
	}

	const begin = () => school.postForm(`/admin/users/${studentId}`, { intent: "look", why: "A ticket" }, "admin");
	const end = () => school.postForm("/looking/end", {}, "admin");
	return {
		...{ school, dump, begin, end },
		get studentId() {
			return studentId;
		},
	};
}

/** Begins to look; what a browser keeps is settled with the first page. */
export async function beginLooking({ school, begin, dump }: ReturnType<typeof lookingThrough>) {
	const begun = await begin();
	expect([begun.status, begun.headers.get("Location")]).toEqual([302, "/dashboard"]);
	await school.request("/dashboard", { as: "admin" });
	return dump();
}

/** Opens pages, which notes nothing; what is the owner's own stays closed. */
export async function expectNothingNoted(
	{ school, dump }: ReturnType<typeof lookingThrough>,
	rows: readonly Row[],
	before: Record<string, string>,
) {
	const closed: string[] = [];
	for (const row of rows) {
		const { status } = await school.request(pathOf(row), { as: "admin" });
		expect([row.path, status < 500]).toEqual([row.path, true]);
		if (status === 403) closed.push(row.path);
	}
	expect(changed(before, await dump())).toEqual([]);
	expect(closed.filter((path) => !MAY_BE_CLOSED.test(path))).toEqual([]);
	return closed;
}
