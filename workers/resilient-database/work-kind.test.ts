import { expect, test } from "vitest";
import { timeLimit, workKind } from "./work-kind.ts";

test.each([
	[["select 1"], "read"],
	[["\n  SELECT *\nFROM courses"], "read"],
	[["explain query plan delete from users"], "read"],
	[["with recent as (select 1) select * from recent"], "read"],
	[["with recent as (select 1) insert into t select * from recent"], "once"],
	[["insert into t values (1)"], "once"],
	[["insert into t values (1) on conflict do nothing"], "once"],
	[["update t set n = n + 1"], "once"],
	[["replace into t values (1)"], "once"],
	[["pragma table_list"], "once"],
	[["-- select\ninsert into t values (1)"], "once"],
	[["delete from t where id = 1"], "repeatable"],
	[['delete from "t" where "id" = ? returning "id"'], "once"],
	[["select 1", "select 2"], "read"],
	[["select 1", "delete from t"], "repeatable"],
	[["delete from t", "insert into t values (1)"], "once"],
	[["selection"], "once"],
] as const)("%j is %s", (queries, kind) => {
	expect(workKind(queries)).toBe(kind);
});

test("a read has two seconds, everything else five", () => {
	expect([timeLimit("read"), timeLimit("repeatable"), timeLimit("once")]).toEqual([2000, 5000, 5000]);
});
