import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { ALL_ROOMS } from "#app/composition.server.ts";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { getWords, NAMESPACES } from "#app/shared/words/i18n.server.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";

const { MEDIA, CACHE } = env;
const TOOLS = {
	queue: { send: async () => undefined, sendBatch: async () => undefined },
	media: MEDIA,
	cache: CACHE,
	origin: "https://school.example",
	orderEvents: ORDER_EVENTS,
	personalData: PERSONAL_DATA,
	searchables: SEARCHABLES,
	kinds: ENTRY_KINDS,
	gateways: () => {
		throw new Error("No job of this test is run.");
	},
};

/** What the rooms of a wing bring, by the group of words that names it. */
function broughtBy(wing: string) {
	const rooms = ALL_ROOMS.filter(({ name }) => name.startsWith(`${wing}/`));
	return {
		rail: rooms.flatMap(({ desk = [] }) => desk.map(({ name }) => name)),
		attention: rooms.flatMap(({ attention = [] }) => attention.map(({ name }) => name)),
		quiet: rooms.flatMap(({ attention = [] }) => attention.flatMap(({ quiet = [] }) => quiet)),
		searchTypes: rooms.flatMap(({ search }) =>
			(search?.types ?? []).flatMap(({ type }) => [`${type}.one`, `${type}.many`]),
		),
		deskSearch: rooms.flatMap(({ deskSearch = [] }) => deskSearch.map(({ kind }) => kind)),
		activity: rooms.flatMap(({ deeds = [] }) => deeds),
		subjects: rooms.flatMap(({ subjects = [] }) => subjects),
		// A digest is a mail of many kinds, and of none.
		mails: [...rooms.flatMap(({ mails = {} }) => Object.keys(mails)), ...(wing === "people" ? ["digest"] : [])],
		reportables: rooms.flatMap(({ reportable = [] }) => reportable.map(({ name }) => name)),
		jobs: rooms.flatMap(({ jobs = {} }) => Object.keys(jobs)),
		clock: rooms.flatMap(({ clock }) => clock?.(TOOLS) ?? []).map(({ name }) => name),
	};
}

type Tree = { readonly [name: string]: string | Tree };

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** `{ mail: { send: "…" } }` has `mail.send`; plural forms are one name. */
function namesIn(tree: Tree): string[] {
	return Object.entries(tree)
		.filter(([name]) => !name.startsWith("~"))
		.flatMap(([name, inner]) =>
			typeof inner === "string" ? [name.replace(PLURAL, "")] : namesIn(inner).map((rest) => `${name}.${rest}`),
		);
}

const WINGS = [...new Set(ALL_ROOMS.map(({ name }) => name.split("/")[0] ?? ""))];

describe.each(LANGUAGE_CODES)("in %s", (language) => {
	test.each(WINGS)("what the rooms of %s bring to the desk has words, and nothing else has", (wing) => {
		const brought = broughtBy(wing);
		const file = `${wing}-desk`;
		const words = (getWords(language, [file])[file] ?? {}) as Tree;
		const named = Object.entries(words).filter(([group]) => !group.startsWith("~"));
		const expected = Object.entries(brought).filter(([, names]) => names.length > 0);
		expect(
			Object.fromEntries(named.map(([group, tree]) => [group, [...new Set(namesIn(tree as Tree))].sort()])),
		).toEqual(Object.fromEntries(expected.map(([group, names]) => [group, [...new Set(names)].sort()])));
	});
});

test("every file of words for the desk belongs to a wing", () => {
	const files = NAMESPACES.filter((name) => name.endsWith("-desk")).map((name) => name.slice(0, -"-desk".length));
	expect(WINGS).toEqual(expect.arrayContaining(files));
});
