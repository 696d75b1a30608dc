import { describe, expect, test } from "vitest";
import { ACCESS } from "../access/access-table.ts";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();
/** True if the page may be restored from the back/forward cache. */
const restored = async (path: string, as: Role) =>
	(await school.request(path, { as })).headers.get("Cache-Control") !== "private, no-store";

/** Public but never restored: specific to one link, browser or person. */
const FOR_ONE = [
	"/reset-password",
	"/verify-email",
	"/secure-account",
	"/change-email",
	"/unsubscribe",
	"/account-ending",
	"/decisions",
	"/report",
	"/help/tickets/by-link",
	"/waiting-list/leave",
	"/login/passkey",
	"/sandbox/pay",
	"/outbox",
];

const isPage = ({ path, isResource }: (typeof ACCESS)[number]) => !isResource && !/[A-Z]{4}|\.\w+$|^\/api\//.test(path);

const OPEN = ACCESS.filter((row) => isPage(row) && /^(200|404)$/.test(row.document?.anonymous ?? ""));
const isForOne = ({ path }: { path: string }) => FOR_ONE.some((one) => path.startsWith(one));

/** Signed-in pages that may be restored: learning, and what is the same for all. */
const OWN_LEARNING = [
	"/dashboard",
	"/notes",
	"/certificates",
	"/access",
	"/settings/accessibility",
	"/settings/language",
	"/settings/learning",
	"/user-manual",
	...["", "/your-learners", "/print"].map((page) => `/help/manuals/instructor${page}`),
];

describe("what a browser's back button may bring back as it was", () => {
	test.each(OPEN)("$path, which visitors see, may be", async (row) => {
		expect(await restored(row.path, "anonymous")).toBe(!isForOne(row));
	});

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
