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

const lists = Object.values(queries).flatMap((text) => {
	const anchor = /anchor: "([\w-]+)"/.exec(text)?.[1];
	const name = /export const ([A-Z_]+) = \w+\(/.exec(text)?.[1];
	return anchor ? [{ anchor, name }] : [];
});

test("the links of every list lead to a part that its page has", () => {
	expect(lists.length).toBeGreaterThan(3);
	const markup = Object.values(screens).join("\n");
	const hasPart = ({ anchor, name }: (typeof lists)[number]) =>
		markup.includes(`id="${anchor}"`) || markup.includes(`id={${name}.anchor}`);
	expect(lists.filter((list) => !hasPart(list))).toEqual([]);
});
