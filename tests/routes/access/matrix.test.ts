import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { share } from "../fuzz/odd-values.ts";
import { ACCESS, type Row } from "./access-table.ts";
import { expectOneCapabilityAlone, expectRefusalWithoutCapability, expectSecondFactor } from "./admins.ts";
import { expectAnswers, expectData, openAccessTable } from "./open-access-table.ts";

const table = openAccessTable();
const { school, pathOf, postNothing } = table;

/** Runs before the table's sessions end; excludes logout and missing pages. */
const lasting = ACCESS.filter(({ path, document }) => !path.endsWith("/logout") && document?.admin !== "404");

/** Whether an admin may use the method; pairs missing in the table are tried. */
async function takes(row: Row, method: "GET" | "POST"): Promise<boolean> {
	const told = method === "GET" ? row.document?.admin : row.post?.admin;
	if (told) return told !== "405";
	const answer = method === "GET" ? school.request(pathOf(row), { as: "admin" }) : postNothing(row, "admin");
	return (await answer).status !== 405;
}

test.each(lasting)("$path: who asks with a method that it does not take is told those that it takes", async (row) => {
	const refused = await school.request(pathOf(row), {
		method: row.route === "routes/api/forum/post" ? "PUT" : "PATCH",
	});
	const allowed = refused.headers.get("Allow")?.split(", ");

	expect(refused.status).toBe(405);
	expect([allowed?.includes("GET"), allowed?.includes("HEAD")]).toEqual(Array(2).fill(await takes(row, "GET")));
	expect(allowed?.includes("POST")).toBe(await takes(row, "POST"));
});

test("every row says what a document or a post is told", () => {
	expect(ACCESS.filter(({ document, post }) => !document && !post)).toEqual([]);
});

expectData(table, share);
expectAnswers(table);
expectRefusalWithoutCapability(table);
expectOneCapabilityAlone(table, share);
expectSecondFactor(table, share);

test("the table knows every route", () => {
	const idsOf = (entries: RouteConfigEntry[]): string[] =>
		entries.flatMap(({ id, file, children = [] }) => [id ?? file.replace(/\.tsx?$/, ""), ...idsOf(children)]);
	const known = new Set(ACCESS.map((row) => row.route));

	expect(idsOf(routes).filter((id) => !known.has(id))).toEqual([]);
});
