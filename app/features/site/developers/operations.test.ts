import { describe, expect, test } from "vitest";
import table from "#app/routes.ts";
import { wholeRouteTable } from "#tests/site/whole-route-table.ts";
import edge from "#workers/fetch.ts?raw";
import { admitRequest } from "#workers/gate/gate.ts";
import { limitsView } from "./limits.server";
import { type ApiOperation, refusalsOf } from "./operation";
import { API_OPERATIONS } from "./operations";

type Handler = { policy?: { kind: string } };
const modules = import.meta.glob<{ loader?: Handler; action?: Handler }>("../../../routes/api/**/*.ts", {
	eager: true,
});

const routes = new Map(
	table
		.filter(({ file }) => file.startsWith("routes/api/"))
		.map(({ path = "", file }) => [`/${path.replace(/:(\w+)/g, "{$1}")}`, `../../../${file}`]),
);
routes.delete("/api/*");

const answeredAtTheEdge = [
	"/api/placeholder/{width}/{height}",
	...[...edge.matchAll(/"(\/api\/[\w-]+)"/g)].map(([, path = ""]) => path),
];

const described = [...new Set(API_OPERATIONS.map(({ path }) => path))];

describe("the list of calls", () => {
	test("names every API route of app/routes.ts and every one that the Worker answers itself, and no other", () => {
		expect(routes.size).toBeGreaterThan(10);
		expect([...described].sort()).toEqual([...routes.keys(), ...answeredAtTheEdge].sort());
	});

	test("has a name for each call that no other has", () => {
		expect(new Set(API_OPERATIONS.map(({ name }) => name)).size).toBe(API_OPERATIONS.length);
	});

	test("names the parameters of each path", () => {
		for (const { path, parameters = [] } of API_OPERATIONS) {
			const inPath = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name);
			expect([path, parameters.map(({ name }) => name)]).toEqual([path, inPath]);
		}
	});

	test.each(API_OPERATIONS)("says of $method $path who may call it, as its guard does", ({ method, path, access }) => {
		const file = routes.get(path);
		const handler = file ? modules[file]?.[method === "GET" ? "loader" : "action"] : undefined;
		expect(file ? handler?.policy?.kind : "uncredentialed").toBe(access);
	});
});

describe("the gate", () => {
	const filled = ({ path, parameters = [] }: Pick<ApiOperation, "path" | "parameters">) =>
		path.replace(/{(\w+)}/g, (_all, name) => String(parameters.find((one) => one.name === name)?.example));
	const ask = (path: string, init: RequestInit) =>
		admitRequest(new Request(`https://grew.example${path}`, init), { routes: wholeRouteTable });
	const json = { "Content-Type": "application/json" };

	test.each(API_OPERATIONS)("takes the methods at $path that are described there, and no other", async (operation) => {
		const own = API_OPERATIONS.filter(({ path }) => path === operation.path).map(({ method }) => method);
		const taken = own.includes("GET") ? [...own, "HEAD"] : own;
		const other = own.includes("PATCH") ? "PUT" : "PATCH";
		const outcome = await ask(filled(operation), { method: other });

		if (outcome.ok) throw new Error(`${other} was let through`);
		expect(outcome.response.status).toBe(405);
		expect(outcome.response.headers.get("Allow")?.split(", ").sort()).toEqual([...taken].sort());
	});

	const writes = API_OPERATIONS.filter(({ method }) => ["POST", "PUT", "PATCH"].includes(method));

	test.each(writes)("refuses at $path what is described: 400, 403, 413, 415", async (operation) => {
		const size = (kilobytes: number) => JSON.stringify({ a: "x".repeat(kilobytes * 1024 - '{"a":""}'.length) });
		const sizes = Object.fromEntries(limitsView().sizes.map(({ what, kilobytes }) => [what, kilobytes]));
		const { method, path } = operation;
		const kind = path.startsWith("/api/auth/")
			? "authBody"
			: path === "/api/error-reports"
				? "reportBody"
				: "otherBody";
		const limit = sizes[kind] ?? 0;
		const status = async (init: RequestInit) => {
			const outcome = await ask(filled(operation), { method, headers: json, ...init });
			return outcome.ok ? 200 : outcome.response.status;
		};

		expect(await status({ body: size(limit) })).toBe(200);
		expect(await status({ body: `${size(limit)} ` })).toBe(413);
		expect(await status({ body: "[]" })).toBe(400);
		expect(await status({ body: "a=1", headers: { "Content-Type": "text/plain" } })).toBe(415);
		const fromElsewhere = refusalsOf(operation).includes(403) ? 403 : 200;
		expect(await status({ body: "{}", headers: { ...json, Origin: "https://elsewhere.example" } })).toBe(fromElsewhere);
		expect(refusalsOf(operation)).toEqual(expect.arrayContaining([400, 405, 413, 415, 429]));
	});
});
