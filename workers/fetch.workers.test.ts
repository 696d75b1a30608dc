import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test, vi } from "vitest";
import { createFetch } from "./fetch";

/** A build of one handler that fails, as far as `createFetch` reads it. */
function failingBuild(path: string): ServerBuild {
	const route = { id: "r", parentId: undefined, path, module: { loader: () => Promise.reject(new Error("secret")) } };
	return {
		mode: "production",
		basename: "/",
		future: { v3_singleFetch: true },
		isSpaMode: false,
		assets: { routes: { r: { id: "r", path, hasLoader: true, module: "/r.js" } } },
		routes: { r: route },
		entry: { module: { default: () => new Response(), handleError: () => {} } },
	} as unknown as ServerBuild;
}

test("a handler of the API that throws answers JSON that says nothing of why", async () => {
	vi.spyOn(console, "log").mockImplementation(() => {});
	const answer = createFetch(failingBuild("api/broken"));

	const response = await answer(
		new Request("https://school.example/api/broken"),
		{ ...(env as object), ASSETS: { fetch: () => Promise.resolve(new Response()) } },
		createExecutionContext(),
	);

	expect(response.status).toBe(500);
	expect(response.headers.get("Content-Type")).toContain("application/json");
	const text = await response.text();
	expect(JSON.parse(text)).toMatchObject({ error: { code: "unavailable" } });
	expect(text).not.toContain("secret");
});
