import type { Role } from "../school.ts";

export type Row = {
	path: string;
	/** The id of the route, as in `app/routes.ts` without its ending. */
	route: string;
	/** Answers to GET: a status, or "→ path". Left out where a route only takes posts. */
	document?: Record<Role, string>;
	/** Answers to an empty POST. Left out where posting has no policy of its own to show. */
	post?: Record<Role, string>;
	/** It has no page: `.data` of it does not exist. */
	isResource?: boolean;
	/** It takes seconds to make: of those who get it only an admin without a capability asks here, the others in the wide file. */
	isLong?: boolean;
};

export const all = (answer: string): Record<Role, string> => ({
	anonymous: answer,
	student: answer,
	instructor: answer,
	admin: answer,
});
export const signedIn = (answer: string) => ({ ...all(answer), anonymous: "→ /login" });
export const homes = { student: "→ /dashboard", instructor: "→ /instructor-dashboard", admin: "→ /admin" };
/** The file of a manual's contents, of a page of it, or of the whole of it. */
export const manualRoute = (role: string, rest: string) =>
	`routes/library/manuals/${role}${rest === "" ? "" : rest === "/print" ? "-print" : "-page"}`;
export const api = (answer: string) => ({ ...all(answer), anonymous: "401" });

export const forAdmins = (answer: string) => ({ ...homes, anonymous: "→ /login", admin: answer });

/** A serial that no certificate has: its first sign says so. */
export const NO_SERIAL = "0000-0000-0000-0000-0000-0000-00";
