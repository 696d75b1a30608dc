import { expect, test } from "vitest";

const queries = import.meta.glob<string>("../../app/features/**/*-query.ts", {
	query: "?raw",
	eager: true,
	import: "default",
});
const screens = import.meta.glob<string>(["../../app/features/**/*.tsx", "../../app/routes/**/*.tsx"], {
	query: "?raw",
	eager: true,
	import: "default",
});

const anchors = Object.entries(queries).flatMap(([path, text]) =>
	[...text.matchAll(/anchor: "([\w-]+)"/g)].map(([, anchor]) => [path.split("/").at(-1), String(anchor)] as const),
);

test("the links of every list lead to a part that its page has", () => {
	expect(anchors.length).toBeGreaterThan(3);
	const markup = Object.values(screens).join("\n");
	const missing = anchors.filter(([, anchor]) => !markup.includes(`id="${anchor}"`));
	expect(missing).toEqual([]);
});
