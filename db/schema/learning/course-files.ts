import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { uploads } from "../operations/uploads.ts";
import { courses } from "./catalog.ts";

/** Pictures and downloads that lessons of a course name by `file:<uploadId>`. Name, kind and size are the upload's. */
export const courseFiles = sqliteTable(
	"course_files",
	{
		uploadId: text("upload_id")
			.primaryKey()
			.references(() => uploads.id),
		courseId: integer("course_id")
			.notNull()
			.references(() => courses.id, { onDelete: "cascade" }),
		addedAt: instant("added_at").notNull(),
	},
	(table) => [index("course_files_by_course").on(table.courseId, table.addedAt)],
);
