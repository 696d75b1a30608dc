export type Role = "student" | "instructor" | "admin";

export const ROLE_HOMES: Record<Role, string> = {
	student: "/dashboard",
	instructor: "/instructor-dashboard",
	admin: "/admin",
};

export function homeOf(role: Role): string {
	return ROLE_HOMES[role];
}
