import { expect, test } from "vitest";
import { ACCESS } from "../access/access-table.ts";
import type { openedSchool, Role } from "../school.ts";

/** Open to all, and not to be brought back: an answer for one link, one browser or one person. */
const FOR_ONE = [
	...["/reset-password", "/verify-email", "/secure-account", "/change-email", "/unsubscribe", "/account-ending"],
	...["/help/tickets/by-link", "/waiting-list/leave", "/login/passkey", "/sandbox/pay", "/outbox"],
];

export const isPage = ({ path, isResource }: (typeof ACCESS)[number]) =>
	!isResource && !/[A-Z]{4}|\.\w+$|^\/api\//.test(path);

/** What visitors see. */
export const OPEN = ACCESS.filter((row) => isPage(row) && /^(200|404)$/.test(row.document?.anonymous ?? ""));
export const isForOne = ({ path }: { path: string }) => FOR_ONE.some((one) => path.startsWith(one));

/** Whether a browser may keep a page as it was. */
export const mayRestore = async (school: ReturnType<typeof openedSchool>, path: string, as: Role) =>
	(await school.request(path, { as })).headers.get("Cache-Control") !== "private, no-store";

/** Asks for what visitors see. */
export function expectBroughtBack(school: ReturnType<typeof openedSchool>, rows: readonly (typeof OPEN)[number][]) {
	test.each(rows)("$path, which visitors see, may be", async (row) => {
		expect(await mayRestore(school, row.path, "anonymous")).toBe(!isForOne(row));
	});
}
