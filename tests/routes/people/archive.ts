import { expect } from "vitest";

type Answer = { state: string; done: number; total: number | null; downloadUrl: string | null };

export async function fetchArchive(of: { request: (path: string) => Promise<Response> }): Promise<string> {
	return expect
		.poll(async () => ((await (await of.request("/api/me/export")).json()) as Answer).downloadUrl, {
			timeout: 30_000,
			interval: 250,
		})
		.toMatch(/\/exports\//)
		.then(async () => ((await (await of.request("/api/me/export")).json()) as { downloadUrl: string }).downloadUrl);
}
