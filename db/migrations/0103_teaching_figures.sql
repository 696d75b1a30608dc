CREATE TABLE `course_figures` (
	`course_id` integer PRIMARY KEY NOT NULL,
	`counted_at` integer NOT NULL,
	`active` integer NOT NULL,
	`joined_recent` integer NOT NULL,
	`joined_earlier` integer NOT NULL,
	`completed` integer NOT NULL,
	`completed_recent` integer NOT NULL,
	`completed_earlier` integer NOT NULL,
	`median_hours` integer,
	`weeks` text NOT NULL,
	`reached` integer NOT NULL,
	`finished` integer NOT NULL,
	`lessons` text NOT NULL,
	`questions` text NOT NULL,
	`revenue` text NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `course_reviews` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `course_reviews` ADD `answer_language` text;--> statement-breakpoint
ALTER TABLE `course_reviews` ADD `answered_by` integer REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `course_reviews` ADD `answered_at` integer;--> statement-breakpoint
CREATE INDEX `course_reviews_unanswered` ON `course_reviews` (`course_id`,`created_at`) WHERE "course_reviews"."answered_at" is null and "course_reviews"."body" is not null;--> statement-breakpoint
CREATE INDEX `course_reviews_answered` ON `course_reviews` (`course_id`,`created_at`) WHERE "course_reviews"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX `course_reviews_by_author` ON `course_reviews` (`answered_by`);--> statement-breakpoint
CREATE INDEX `enrollments_joined` ON `enrollments` (`course_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `enrollments_finished` ON `enrollments` (`course_id`,`completed_at`) WHERE "enrollments"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX `quiz_attempts_first` ON `quiz_attempts` (`lesson_id`,`submitted_at`) WHERE "quiz_attempts"."number" = 1;