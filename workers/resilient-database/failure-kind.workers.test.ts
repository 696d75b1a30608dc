import { describe, expect, test } from "vitest";
import { binding } from "#tests/database.ts";
import { failureKind, TimedOut } from "./failure-kind.ts";

test.each([
	["D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT", "statement"],
	["D1_ERROR: no such table: cours: SQLITE_ERROR", "statement"],
	["D1_ERROR: Wrong number of parameter bindings for SQL query.", "statement"],
	["D1_ERROR: Exceeded maximum DB size", "statement"],
	["D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'", "statement"],
	["D1_ERROR: Network connection lost.", "unknown"],
	["D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.", "unknown"],
	["D1_ERROR: D1 DB reset because its code was updated.", "unknown"],
	["D1_ERROR: Internal error in D1 DB storage caused object to be reset.", "unknown"],
	["D1_ERROR: disk I/O error: SQLITE_IOERR (extended: SQLITE_IOERR_READ)", "unknown"],
	["D1_ERROR: NOT NULL constraint failed: a.b: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_NOTNULL)", "statement"],
	["D1_ERROR: database disk image is malformed: SQLITE_CORRUPT", "unknown"],
	["Network connection lost.", "unknown"],
	["internal error; reference = 7c3", "unknown"],
	["D1_ERROR: D1 DB is overloaded. Too many requests queued.", "notBegun"],
	["D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.", "notBegun"],
	["D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.", "notBegun"],
])("%s: %s", (message, kind) => {
	expect(failureKind(new Error(message))).toBe(kind);
});

test("time-outs and strange things thrown are outages, mistakes in our own code are not", () => {
	expect([failureKind(new TimedOut(2000)), failureKind("gone")]).toEqual(["unknown", "unknown"]);
	expect(failureKind(new TypeError("x is not a function"))).toBe("statement");
});

test("words of a visitor that a refusal quotes do not make it an outage", () => {
	const refusal = 'D1_ERROR: fts5: syntax error near "D1 DB is overloaded: SQLITE_BUSY": SQLITE_ERROR';
	expect(failureKind(new Error(refusal))).toBe("statement");
});

describe("what D1 itself refuses is the statement's fault:", () => {
	test.each([
		["no such table", () => binding.prepare("select * from nowhere").all()],
		["syntax", () => binding.prepare("selec").all()],
		["a constraint", () => binding.prepare("insert into users (name) values (null)").run()],
		["a value it does not know", async () => binding.prepare("select ?").bind(undefined).all()],
		["too few values", () => binding.prepare("select ?, ?").bind(1).all()],
		["a batch", () => binding.batch([binding.prepare("select 1"), binding.prepare("select * from nowhere")])],
	])("%s", async (_what, call) => {
		const error = await (call() as Promise<unknown>).catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(Error);
		expect(failureKind(error)).toBe("statement");
	});
});
