type Taught = { instructorId: number; coTeachers: readonly { id: number }[] };

/** True for the course's instructor and for those who teach it beside them (in SQL: `isTaughtBy`). */
export function teachesCourse({ instructorId, coTeachers }: Taught, userId: number): boolean {
	return userId === instructorId || coTeachers.some(({ id }) => id === userId);
}

/** True for those who teach the course, while they are instructors, and for admins. The only place with this rule. */
export function isTeacher(course: Taught, user: { id: number; role: string } | null): boolean {
	return user?.role === "admin" || (user?.role === "instructor" && teachesCourse(course, user.id));
}
