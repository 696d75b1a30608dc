import { beforeAll, expect } from "vitest";
import type { Row } from "../access/access-table.ts";
import { openedSchool } from "../school.ts";

export const STUDENT = "student@grew.example";
/** These end the impersonation or its session. */
export const ENDS = ["/looking/end", "/logout", "/api/auth/logout"];
/** Owner-only pages, rate-limited ones, and a video closed to the learner. */
const MAY_BE_CLOSED =
	/^\/(?:settings\/|notes(?:\.md)?$|confirm-identity|exports\/|api\/(?:search|me\/export)|resources\/.*(?:checklist\.pdf|media\/film)$)/;
export const pathOf = ({ path }: Row) => path.replace("LOCKED", "1").replace(/ENTRY_\w+/, "1");

export function openImpersonation() {
	const school = openedSchool();
	let studentId = 0;
	beforeAll(async () => {
		const find = school.db.prepare("select id from users where email = ?").bind(STUDENT);
		studentId = (await find.first<{ id: number }>())?.id ?? 0;
	});

	/** Triggers that record each written row, even reverted ones. FTS tables follow their source rows. */
	async function noteWrites(): Promise<void> {
		const { results } = await school.db
			.prepare(
				"select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'",
			)
			.all<{ name: string }>();
		const triggers = results.flatMap(({ name }) =>
			["insert", "update", "delete"].map((deed) =>
				school.db.prepare(
					`create trigger "noted_${deed}_${name}" after ${deed} on "${name}" begin insert into written_rows values ('${name}'); end`,
				),
			),
		);
		await school.db.batch([school.db.prepare("create table written_rows (name text)"), ...triggers]);
	}

	async function written(): Promise<string[]> {
		const { results } = await school.db.prepare("select distinct name from written_rows").all<{ name: string }>();
		return results.map(({ name }) => name);
	}

	const begin = () => school.postForm(`/admin/users/${studentId}`, { intent: "look", why: "A ticket" }, "admin");
	const end = () => school.postForm("/looking/end", {}, "admin");
	return {
		school,
		noteWrites,
		written,
		begin,
		end,
		get studentId() {
			return studentId;
		},
	};
}

export async function beginImpersonation({ school, begin, noteWrites }: ReturnType<typeof openImpersonation>) {
	const begun = await begin();
	expect([begun.status, begun.headers.get("Location")]).toEqual([302, "/dashboard"]);
	await school.request("/dashboard", { as: "admin" });
	await noteWrites();
}

export async function expectNothingNoted(
	{ school, written }: ReturnType<typeof openImpersonation>,
	rows: readonly Row[],
) {
	const closed: string[] = [];
	for (const row of rows) {
		const { status } = await school.request(pathOf(row), { as: "admin" });
		expect([row.path, status < 500]).toEqual([row.path, true]);
		if (status === 403) closed.push(row.path);
	}
	expect(await written()).toEqual([]);
	expect(closed.filter((path) => !MAY_BE_CLOSED.test(path))).toEqual([]);
	return closed;
}
