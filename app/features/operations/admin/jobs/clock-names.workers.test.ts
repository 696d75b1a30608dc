import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { JOB_KINDS } from "#app/features/operations/jobs/job-kinds.ts";
import { scheduledJobs } from "#app/jobs.server.ts";
import words from "#locales/en/operations/deeds.json";
import { CLOCK_NAMES } from "./clock-names";

const { MEDIA, CACHE } = env;

/** The names of a tree of words: `{ mail: { send: … } }` has `mail.send`. */
const namesOf = (tree: Record<string, Record<string, string>>) =>
	Object.entries(tree).flatMap(([room, deeds]) => Object.keys(deeds).map((deed) => `${room}.${deed}`));

test("every kind of job has words, and no other", () => {
	expect(namesOf(words.kinds).sort()).toEqual(Object.keys(JOB_KINDS).sort());
});

test("everything that the clock does has words, and nothing else", () => {
	const jobs = scheduledJobs({
		queue: { send: async () => undefined },
		media: MEDIA,
		cache: CACHE,
		origin: "https://school.example",
		gateways: () => {
			throw new Error("No job of this test is run.");
		},
	});
	const names = jobs.map(({ name }) => name).sort();
	expect(CLOCK_NAMES.slice().sort()).toEqual(names);
	expect(namesOf(words.clock).sort()).toEqual(names);
});
