import { teacherPath } from "#app/features/learning/catalog/teacher/teacher-path.ts";

type TeacherNow = { teacherId: number; teacherName: string };

/**
 * The teacher whose name a certificate carries. `to` leads to their page while the course is still theirs: where it has
 * changed hands, or the teacher their name, the printed name stays without a link.
 */
export function printedTeacher(printed: string, now: TeacherNow | undefined) {
	return { name: printed, to: now?.teacherName === printed ? teacherPath(now.teacherId) : null };
}

export type PrintedTeacher = ReturnType<typeof printedTeacher>;
