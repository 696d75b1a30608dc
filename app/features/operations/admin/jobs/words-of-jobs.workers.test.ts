import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ROOMS } from "#app/composition.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import words from "#locales/en/operations/deeds.json";

const { MEDIA, CACHE } = env;

/** The names of a tree of words: `{ mail: { send: … } }` has `mail.send`. */
const namesOf = (tree: Record<string, Record<string, string>>) =>
	Object.entries(tree).flatMap(([room, deeds]) => Object.keys(deeds).map((deed) => `${room}.${deed}`));

test("every kind of job has words, and no other", () => {
	const kinds = ROOMS.flatMap(({ jobs = {} }) => Object.keys(jobs));
	expect(namesOf(words.kinds).sort()).toEqual(kinds.sort());
});

test("everything that the clock does has words, and nothing else", () => {
	const tools = {
		queue: { send: async () => undefined },
		media: MEDIA,
		cache: CACHE,
		origin: "https://school.example",
		orderEvents: ORDER_EVENTS,
		gateways: () => {
			throw new Error("No job of this test is run.");
		},
	};
	const jobs = ROOMS.flatMap(({ clock }) => clock?.(tools) ?? []);
	expect(namesOf(words.clock).sort()).toEqual(jobs.map(({ name }) => name).sort());
});
