import { test } from "vitest";
import { ACCESS } from "../access/access-table.ts";
import { beginImpersonation, ENDS, expectNothingNoted, openImpersonation } from "./open-impersonation.ts";

const looking = openImpersonation();

test("an admin who looks through a learner's account opens every page, which notes nothing", async () => {
	await beginImpersonation(looking);
	const pages = ACCESS.filter(({ document, path }) => document && !ENDS.includes(path));
	await expectNothingNoted(looking, pages);
}, 180_000);
