import { beforeAll, expect, test } from "vitest";
import type { Share } from "../fuzz/odd-values.ts";
import { libraryEntries } from "../library/library-entries.ts";
import { dataPath, openedSchool, type Role } from "../school.ts";
import { ACCESS, type Row } from "./access-table.ts";

export const ROLES: Role[] = ["anonymous", "student", "instructor", "admin"];

/** What a request is told, in the words of the table: a status, or where it is sent. */
export async function outcome(response: Response): Promise<string> {
	const location = response.headers.get("Location");
	if (location) return `→ ${new URL(location, "http://x").pathname}`;
	return String(response.status);
}

/** Single fetch hides a redirect in a 202 whose body names the target. */
export async function dataOutcome(response: Response): Promise<string> {
	if (response.status !== 202) return String(response.status);
	const target = /"(\/[^"\\]*)/.exec(await response.text())?.[1] ?? "?";
	return `→ ${target.split("?")[0]}`;
}

/** A school, and how the rows of the table are asked for in it. */
export function askedTable() {
	const school = openedSchool();
	let lockedLesson = 0;
	let entries: Record<string, number> = {};

	beforeAll(async () => {
		// A quiz of a course that the student has not taken and the instructor does not teach.
		const sql = "select max(id) id from lessons where course_id = 6 and type = 'quiz'";
		lockedLesson = (await school.db.prepare(sql).first<{ id: number }>())?.id ?? 0;
		entries = await libraryEntries(school.db);
	});

	const pathOf = (row: Row) =>
		row.path.replace("LOCKED", String(lockedLesson)).replace(/ENTRY_\w+/, (name) => String(entries[name]));
	const postNothing = (row: Row, as: Role) =>
		row.path.startsWith("/api/") ? school.postJson(pathOf(row), {}, as) : school.postForm(pathOf(row), {}, as);
	return { school, pathOf, postNothing };
}

/** Asks for the data of whole pages, as some of the roles: the policy is that of the route alone, which every role asks for. */
export function expectData({ school, pathOf }: ReturnType<typeof askedTable>, share: Share) {
	const asked = ACCESS.flatMap((row, turn) => {
		const { path, document, isResource } = row;
		return document && !isResource
			? share(ROLES, turn, 4).map((role) => ({ path, row, role, told: document[role] }))
			: [];
	});
	test.each(asked)("$path as data, $role", async ({ row, role, told }) => {
		expect(await dataOutcome(await school.request(dataPath(pathOf(row)), { as: role }))).toBe(told);
	});
}
