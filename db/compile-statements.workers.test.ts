import { and, desc, eq, gte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { describe, expect, test, vi } from "vitest";
import { db } from "../tests/database";
import { makeCourse } from "../tests/factories";
import type { Database } from "./client.server";
import { compileStatements, packed } from "./compile-statements.server";
import { courses, courseTranslations, users } from "./schema/schema";

const byId = (id: number) => db.select({ id: courses.id, slug: courses.slug }).from(courses).where(eq(courses.id, id));

const FIELDS = {
	id: courses.id,
	title: courseTranslations.title,
	createdAt: courses.createdAt,
	publishedAt: courses.publishedAt,
	lessonCounts: courses.lessonCounts,
};

describe("statements made once", () => {
	test("bring what the same statements bring when they are made anew", async () => {
		const [{ course: one }, { course: other }] = [await makeCourse(db), await makeCourse(db)];
		const statements = compileStatements((db, { id }: { id: number }) => [
			db.select().from(courses).where(eq(courses.id, id)),
			db.select({ slug: courses.slug }).from(courses).where(eq(courses.id, id)).limit(1),
		]);

		for (const { id } of [one, other]) {
			const [rows, slugs] = await db.batch(statements(db, { id }));

			expect(rows).toEqual(await db.select().from(courses).where(eq(courses.id, id)));
			expect(rows[0]?.createdAt).toBeInstanceOf(Date);
			expect(slugs).toEqual([{ slug: (await byId(id))[0]?.slug }]);
		}
	});

	test("bring rows with objects in them, and none for a joined row that is missing", async () => {
		const { course } = await makeCourse(db, { titles: {} });
		const build = (db: Database, { id }: { id: number }) => {
			const inGerman = alias(courseTranslations, "german");
			const teaching = { name: users.name, verified: users.emailVerifiedAt };
			const inner = db.select({ made: courses.createdAt, teaching }).from(courses);
			const left = db.select({ id: courses.id, german: { title: inGerman.title } }).from(courses);
			const onGerman = and(eq(inGerman.courseId, courses.id), eq(inGerman.language, "de"));
			return [
				inner.innerJoin(users, eq(users.id, courses.instructorId)).where(eq(courses.id, id)),
				left.leftJoin(inGerman, onGerman).where(eq(courses.id, id)),
			] as const;
		};

		const [taught, translated] = await db.batch(compileStatements(build)(db, { id: course.id }));

		const [taughtAnew, translatedAnew] = build(db, { id: course.id });
		expect(taught).toEqual(await taughtAnew);
		expect(taught[0]).toMatchObject({ made: course.createdAt, teaching: { name: expect.any(String) } });
		expect(translated).toEqual(await translatedAnew);
		expect(translated).toEqual([{ id: course.id, german: null }]);
	});

	test("are built once, and once more for each yes or no", () => {
		const build = vi.fn((_db: unknown, { id, withSlug }: { id: number; withSlug: boolean }) => [
			withSlug ? byId(id) : db.select({ id: courses.id, slug: sql<string>`''` }).from(courses),
		]);
		const statements = compileStatements(build);

		for (const id of [1, 2, 3]) for (const withSlug of [true, false]) statements(db, { id, withSlug });

		expect(build).toHaveBeenCalledTimes(2);
	});

	test("two requests at once keep their own values", async () => {
		const [{ course: one }, { course: other }] = [await makeCourse(db), await makeCourse(db)];
		const statements = compileStatements((db, { id }: { id: number }) => [
			db.select({ id: courses.id }).from(courses).where(eq(courses.id, id)),
		]);
		const [first, second] = [statements(db, { id: one.id }), statements(db, { id: other.id })];

		const [[found], [foundSecond]] = [await db.batch(first), await db.batch(second)];

		expect([found?.[0]?.id, foundSecond?.[0]?.id]).toEqual([one.id, other.id]);
	});

	test("say their SQL with the values of this call", () => {
		const statements = compileStatements((db, { id, slug }: { id: number; slug: string }) => [
			db
				.select({ id: courses.id })
				.from(courses)
				.where(and(eq(courses.slug, slug), eq(courses.id, id))),
		]);

		const [statement] = statements(db, { id: 7, slug: "a" });

		expect(statement?.toSQL()).toMatchObject({ params: ["a", 7], sql: expect.stringContaining('from "courses"') });
	});

	test("refuse a value that is put into a text before it is known", () => {
		const statements = compileStatements((_db, { slug }: { slug: string }) => [
			db
				.select()
				.from(courses)
				.where(eq(courses.slug, `${slug}-draft`)),
		]);

		expect(() => statements(db, { slug: "a" })).toThrow('"slug" is only known when the statement runs');
	});

	test("bring the same when the rows of one are packed into a text, each of its cells by its own kind", async () => {
		const [{ course: one }, { course: other }] = [await makeCourse(db), await makeCourse(db, { publishedAt: null })];
		const build = (db: Database, { from }: { from: number }) =>
			db
				.select({ ...FIELDS, isOut: sql<boolean>`${courses.publishedAt} is not null`.mapWith(Boolean).as("is_out") })
				.from(courses)
				.leftJoin(courseTranslations, and(eq(courseTranslations.courseId, courses.id), eq(courses.slug, "none")))
				.where(gte(courses.id, from))
				.orderBy(desc(courses.id));
		const statements = compileStatements((db, params: { from: number }) => [packed(build(db, params)), byId(one.id)]);

		const [rows, [named]] = await db.batch(statements(db, { from: one.id }));
		const [none] = await db.batch(statements(db, { from: 999_999 }));

		expect(rows).toEqual(await build(db, { from: one.id }));
		expect(rows.map(({ id }) => id).slice(-2)).toEqual([other.id, one.id]);
		expect(rows.at(-1)).toMatchObject({ createdAt: one.createdAt, isOut: true, title: null });
		expect(rows.at(-2)).toMatchObject({ publishedAt: null, isOut: false });
		expect(none).toEqual([]);
		expect(named?.id).toBe(one.id);
	});

	test("refuse to pack rows that only Drizzle can map", () => {
		const inGerman = alias(courseTranslations, "german");
		const statements = compileStatements((db) => [
			packed(
				db
					.select({ id: courses.id, german: { title: inGerman.title } })
					.from(courses)
					.leftJoin(inGerman, eq(inGerman.courseId, courses.id)),
			),
		]);

		expect(() => statements(db, {})).toThrow("Only rows of plain columns can be packed");
	});
});
