/** The public page of a teacher, without language prefix. */
export function teacherPath(id: number): string {
	return `/instructors/${id}`;
}
