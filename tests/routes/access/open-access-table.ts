import { beforeAll, describe, expect, test } from "vitest";
import type { Share } from "../fuzz/odd-values.ts";
import { libraryEntries } from "../library/library-entries.ts";
import { dataPath, openedSchool, type Role } from "../school.ts";
import { ACCESS, type Row } from "./access-table.ts";

export const ROLES: Role[] = ["anonymous", "student", "instructor", "admin"];

export async function outcome(response: Response): Promise<string> {
	const location = response.headers.get("Location");
	if (location) return `→ ${new URL(location, "http://x").pathname}`;
	return String(response.status);
}

/** Single fetch redirects with 202 and the target in the body. */
export async function dataOutcome(response: Response): Promise<string> {
	if (response.status !== 202) return String(response.status);
	const target = /"(\/[^"\\]*)/.exec(await response.text())?.[1] ?? "?";
	return `→ ${target.split("?")[0]}`;
}

const isRefusal = (answer: string) => /^→|^40[13]/.test(answer);
/** Roles to request as: each refused one, and the first with a fast response. `isAgain`: the remaining ones. */
const asks = (answers: Record<Role, string>, { isLong }: Row, isAgain = false) =>
	ROLES.filter((role) => {
		const first = ROLES.find((one) => answers[one] === answers[role]);
		return (!isRefusal(answers[role]) && (isLong || first !== role)) === isAgain;
	});

export function openAccessTable() {
	const school = openedSchool();
	let lockedLesson = 0;
	let entries: Record<string, number> = {};

	beforeAll(async () => {
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

/** Requests page data for some roles; the route's policy itself is tested for all. */
export function expectData({ school, pathOf }: ReturnType<typeof openAccessTable>, share: Share) {
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

export function expectAnswers({ school, pathOf, postNothing }: ReturnType<typeof openAccessTable>, isAgain = false) {
	const isAsked = (row: Row) =>
		[row.document, row.post].some((answers) => answers && asks(answers, row, isAgain).length > 0);
	describe.each(ACCESS.filter(isAsked).map((row) => ({ path: row.path, row })))("$path", ({ row }) => {
		const { document, post } = row;
		if (document)
			test.each(asks(document, row, isAgain))("as a document, %s", async (role) => {
				// "202 or 200": depends on a job's progress.
				expect(document[role].split(" or ")).toContain(await outcome(await school.request(pathOf(row), { as: role })));
			});

		if (document && !row.isResource)
			test.each(asks(document, row, isAgain))("as data of this route alone, %s", async (role) => {
				const joint = row.path.includes("?") ? "&" : "?";
				const alone = `${dataPath(pathOf(row))}${joint}_routes=${encodeURIComponent(row.route)}`;
				expect(await dataOutcome(await school.request(alone, { as: role }))).toBe(document[role]);
			});

		if (post)
			test.each(asks(post, row, isAgain))("as a post, %s", async (role) => {
				expect(await outcome(await postNothing(row, role))).toBe(post[role]);
			});
	});
}
