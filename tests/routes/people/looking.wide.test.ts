import { test } from "vitest";
import { ACCESS } from "../access/access-table.ts";
import { beginLooking, ENDS, expectNothingNoted, lookingThrough } from "./looking-through.ts";

const looking = lookingThrough();

test("an admin who looks through a learner's account opens every page, which notes nothing", async () => {
	await beginLooking(looking);
	const pages = ACCESS.filter(({ document, path }) => document && !ENDS.includes(path));
	await expectNothingNoted(looking, pages);
}, 180_000);
