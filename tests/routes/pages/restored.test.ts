import { describe, expect, test } from "vitest";
import { ACCESS } from "../access/access-table.ts";
import { share } from "../fuzz/odd-values.ts";
import { openedSchool, type Role } from "../school.ts";
import { expectBroughtBack, isForOne, isPage, mayRestore, OPEN } from "./brought-back.ts";

const school = openedSchool();
const restored = (path: string, as: Role) => mayRestore(school, path, as);

/** What the signed-in may have brought back by the back button: their learning and what is the same for all of them. */
const OWN_LEARNING = [
	...["/dashboard", "/notes", "/certificates", "/access"],
	...["/settings/accessibility", "/settings/language", "/settings/learning"],
	...["/user-manual", ...["", "/your-learners", "/print"].map((page) => `/help/manuals/instructor${page}`)],
];

describe("what a browser's back button may bring back as it was", () => {
	// What is for one person, and some of the others.
	expectBroughtBack(school, [
		...OPEN.filter(isForOne),
		...share(
			OPEN.filter((row) => !isForOne(row)),
			0,
		),
	]);

	test.each(
		ACCESS.filter(
			(row) => isPage(row) && row.document?.anonymous === "→ /login" && /^200$/.test(row.document.admin ?? ""),
		),
	)("$path, which asks for a sign-in, may be only where nothing but learning stands on it", async ({ path }) => {
		expect(await restored(path, "admin")).toBe(OWN_LEARNING.includes(path));
	});

	test("an address that nobody knows may be, a file that is not there may not", async () => {
		expect([await restored("/no/such/page", "student"), await restored("/assets/gone.js", "student")]).toEqual([
			true,
			false,
		]);
	});
});
