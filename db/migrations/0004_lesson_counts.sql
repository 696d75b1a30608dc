ALTER TABLE `courses` ADD `lesson_counts` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- What was published before says how many lessons its modules have.
UPDATE courses SET lesson_counts = (
	SELECT json_group_array(n) FROM (
		SELECT count(*) AS n FROM lessons WHERE lessons.course_id = courses.id GROUP BY module_id ORDER BY min(position)
	)
);
