import { type SQLWrapper, sql } from "drizzle-orm";

/** Whether what names a film (`filmNamed`) names a file of the course. */
export function isFilmOfCourse(courseId: SQLWrapper, named: SQLWrapper) {
	return sql<boolean>`exists (select 1 from course_files film
		where film.course_id = ${courseId} and ${named} = 'file:' || film.upload_id)`
		.mapWith(Boolean)
		.as("is_film_of_course");
}
