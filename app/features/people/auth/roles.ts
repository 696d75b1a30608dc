export type Role = "student" | "instructor" | "admin";

/** Where each role lands after signing in. Source: section 6 of the specification. */
export const ROLE_HOMES: Record<Role, string> = {
	student: "/dashboard",
	instructor: "/instructor-dashboard",
	admin: "/admin",
};

/** The home of a role. */
export function homeOf(role: Role): string {
	return ROLE_HOMES[role];
}
