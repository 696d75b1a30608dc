import type { Role } from "#app/features/people/auth/roles.ts";

/** True for the course's own instructor and for admins. The only place with this rule. */
export function isTeacher(course: { instructorId: number }, user: { id: number; role: Role } | null): boolean {
	return user?.role === "admin" || (user?.role === "instructor" && user.id === course.instructorId);
}
