import { expect, test } from "vitest";
import { loader } from "#app/routes/site/developers/ui.tsx";

const ask = (environment: string) =>
	loader({
		request: new Request("https://grew.example/developers/ui"),
		params: {},
		context: {
			env: { ENVIRONMENT: environment },
			language: Promise.resolve("en"),
			session: async () => ({ kind: "none" }),
		},
	} as never);

test("the gallery is there where the school runs locally", async () => {
	expect(await ask("development")).toMatchObject({ title: "Components" });
});

test("in production there is no such page", async () => {
	await expect(ask("production")).rejects.toMatchObject({ init: { status: 404 } });
});
