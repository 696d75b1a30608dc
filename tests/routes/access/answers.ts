import type { Role } from "../school.ts";

export type Row = {
	path: string;
	/** The route id as in `app/routes.ts`, without extension. */
	route: string;
	/** Response to GET: a status, or "→ path". Absent for routes that only accept posts. */
	document?: Record<Role, string>;
	/** Response to an empty POST; absent when it shows no policy. */
	post?: Record<Role, string>;
	/** No page, so its `.data` does not exist. */
	isResource?: boolean;
	/** Slow: one admin requests it here, other roles in the wide tests. */
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
export const manualRoute = (role: string, rest: string) =>
	`routes/library/manuals/${role}${rest === "" ? "" : rest === "/print" ? "-print" : "-page"}`;
export const api = (answer: string) => ({ ...all(answer), anonymous: "401" });

/** Instructors and admins. */
export const forTeachers = (answer: string) => ({
	...all(answer),
	anonymous: "→ /login",
	student: "→ /dashboard",
});
export const forAdmins = (answer: string) => ({ ...homes, anonymous: "→ /login", admin: answer });

/** An invalid serial. */
export const NO_SERIAL = "0000-0000-0000-0000-0000-0000-00";
