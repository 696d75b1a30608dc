import { beforeAll, expect, test } from "vitest";
import { toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { binding, db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeEntitlement, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { enrollmentKey, listEnrollmentsAtDesk } from "./enrollments-list.repository.server";
import { ENROLLMENTS_LIST, ENROLLMENTS_PER_PAGE } from "./enrollments-query";
import { enrollmentsView } from "./enrollments-view";

const now = new Date("2026-11-20T12:00:00Z");
const LEARNERS = 20_000;
let courseId = 0;
const ask = (search: string) => ENROLLMENTS_LIST.parse(new URLSearchParams(search));
const list = (search: string) => listEnrollmentsAtDesk(db, ask(search), { language: "en", now });

beforeAll(async () => {
	courseId = (await makeCourse(db)).course.id;
	const first = Number(await binding.prepare("select max(id) + 1 n from users").first("n"));
	const at = now.getTime();
	await binding.batch([
		binding
			.prepare(
				`with recursive n(i) as (select 0 union all select i + 1 from n where i < ?1 - 1)
				insert into users (id, name, email, role, created_at)
				select ?2 + i, 'Learner ' || i || iif(i % 100 = 0, ' Ferreira', ''), 'l' || i || '@many.example', 'student', ?3 from n`,
			)
			.bind(LEARNERS, first, at),
		binding
			.prepare(
				`insert into enrollments (user_id, course_id, source, status, created_at, last_activity_at)
				select id, ?1, 'grant', iif(id % 50 = 0, 'paused', 'active'), ?2, ?2 - id * 1000 from users where id >= ?3`,
			)
			.bind(courseId, at, first),
		binding
			.prepare(
				`insert into entitlements (user_id, thing_kind, thing_id, source_kind, source_id, from_at, until_at, ended_at, ended_why, created_at)
				select id, 'course', ?1, 'grant', 'desk', 0, case when id % 50 = 1 then ?2 + 864e5 + id when id % 50 = 2 then ?2 - id end,
					iif(id % 50 = 0, 1, null), iif(id % 50 = 0, 'paused', null), 0 from users where id >= ?3`,
			)
			.bind(courseId, at, first),
	]);
}, 120_000);

test("a page of enrollments is found by an index, whatever is asked for", async () => {
	const questions = [
		"",
		"sort=activity",
		`course=${courseId}`,
		`course=${courseId}&sort=activity`,
		"status=paused",
		"status=refunded",
		"state=paused",
		"state=ending",
		"state=over",
		"q=ferreira",
		"q=ferreira&status=active",
		"q=ferreira&state=over",
		`course=${courseId}&status=paused`,
		`course=${courseId}&state=paused`,
		"status=paused&sort=activity",
	];
	const figures: string[] = [];
	for (const search of questions) {
		for (const side of ["", `${search ? "&" : ""}after=1000.5.5`, `${search ? "&" : ""}before=1000.5.5`]) {
			const statement = list(search + side);
			await expectNoScan(statement);
			await expectDistinctColumns(statement);
		}
		const { sql, params } = list(search).toSQL();
		const { results, meta } = await binding
			.prepare(sql)
			.bind(...params)
			.all();
		figures.push(`${search || "all"}: ${results.length} shown, ${meta.rows_read} read`);
		if (!search.includes("&")) expect([search, meta.rows_read < 16 * 52]).toEqual([search, true]);
	}
	console.info(figures.join("\n"));
});

test("pages follow each other forwards and backwards without losing anybody", async () => {
	for (const search of ["status=paused", "state=paused", "state=ending", "state=over", "q=ferreira"]) {
		const read = async (page: ReturnType<typeof ask>["page"]) => {
			const rows = await listEnrollmentsAtDesk(db, { ...ask(search), page }, { language: "en", now });
			return toCursorPage(rows, { size: ENROLLMENTS_PER_PAGE, cursor: page, keyOf: enrollmentKey });
		};
		const seen: number[] = [];
		let page = await read(null);
		const first = page.rows.map(({ id }) => id);
		for (;;) {
			seen.push(...page.rows.map(({ id }) => id));
			if (!page.next) break;
			const after = await read(page.next);
			if (seen.length === ENROLLMENTS_PER_PAGE && after.previous) {
				expect((await read(after.previous)).rows.map(({ id }) => id)).toEqual(first);
			}
			page = after;
		}
		expect([search, seen.length]).toEqual([search, LEARNERS / (search.startsWith("q") ? 100 : 50)]);
		expect(new Set(seen).size).toBe(seen.length);
	}
});

test("says how each stands: open until a day, open, paused, closed", async () => {
	const { course } = await makeCourse(db);
	const make = async (name: string, given: object) => {
		const { id: userId } = await makeUser(db, { name });
		await makeEnrollment(db, { userId, courseId: course.id, ...given });
		return userId;
	};
	await make("Open", {});
	await make("Paused", { status: "paused" });
	await make("Closed", { status: "expired" });
	const member = await make("Member", { status: "expired" });
	await makeEntitlement(db, { userId: member, untilAt: new Date("2026-12-24T00:00:00Z") });
	const page = toCursorPage(await list(`course=${course.id}`), { size: 50, cursor: null, keyOf: enrollmentKey });
	const { enrollments } = enrollmentsView(page, formatsFor({ language: "en", timeZone: "UTC" }));
	expect(Object.fromEntries(enrollments.map(({ name, access }) => [name, access]))).toEqual({
		Open: { is: "openForEver" },
		Paused: { is: "paused" },
		Closed: { is: "closed" },
		Member: { is: "openUntil", until: expect.stringContaining("23") },
	});
});
