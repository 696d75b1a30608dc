import { expect, test } from "vitest";
import { readKey, toCursorPage } from "./keyset.server";
import type { Cursor } from "./list-query";

const key = (text: string, side: Cursor["side"] = "after") => ({ side, key: text });

test.each([
	[null, null],
	[key("17.a-b"), [17, "a-b"]],
	[key("-17.a"), [-17, "a"]],
	[key("x.a"), null],
	[key("17"), null],
	[key("17.a.b"), null],
	[key("1e300.a"), null],
])("the cursor %j holds %j", (cursor, found) => {
	expect(readKey(cursor, ["number", "text"])).toEqual(found);
});

function found(count: number, cursor: Cursor | null) {
	const all = Array.from({ length: count }, (_, index) => index + 1);
	const from = Number(cursor?.key);
	if (cursor?.side === "before")
		return all
			.filter((n) => n < from)
			.reverse()
			.slice(0, 4);
	return all.filter((n) => cursor === null || n > from).slice(0, 4);
}

const pageAt = (count: number, cursor: Cursor | null) =>
	toCursorPage(found(count, cursor), { size: 3, cursor, keyOf: (n) => [n] });

test.each([0, 1, 3, 4, 6, 7, 10])("%d rows are walked through and back, each seen once", (count) => {
	const forth = [pageAt(count, null)];
	for (const { next } of forth) if (next) forth.push(pageAt(count, next));
	expect(forth.flatMap(({ rows }) => rows)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
	expect(forth[0]?.previous).toBeNull();

	const back = [forth.at(-1)];
	for (const page of back) if (page?.previous) back.push(pageAt(count, page.previous));
	expect(back.map((page) => page?.rows).reverse()).toEqual(forth.map(({ rows }) => rows));
	expect(back.slice(1).every((page) => page?.next !== null)).toBe(true);
	expect(back.at(-1)?.previous).toBeNull();
});
