export type Role = "student" | "instructor" | "admin";

/** Where each role lands after signing in. */
export const ROLE_HOMES: Record<Role, string> = {
	student: "/dashboard",
	instructor: "/instructor-dashboard",
	admin: "/admin",
};

/** The home of a role. */
export function homeOf(role: Role): string {
	return ROLE_HOMES[role];
}
