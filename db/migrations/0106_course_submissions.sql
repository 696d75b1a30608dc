CREATE TABLE `course_submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` integer NOT NULL,
	`submitted_by` integer,
	`submitted_at` integer NOT NULL,
	`note` text NOT NULL,
	`chosen` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`decided_by` integer,
	`decided_at` integer,
	`remarks` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`submitted_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "course_submissions_state" CHECK("course_submissions"."state" in ('waiting', 'approved', 'sentBack', 'withdrawn'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_submissions_waiting` ON `course_submissions` (`course_id`) WHERE "course_submissions"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX `course_submissions_queue` ON `course_submissions` (`submitted_at`) WHERE "course_submissions"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX `course_submissions_by_course` ON `course_submissions` (`course_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `course_submissions_by_author` ON `course_submissions` (`submitted_by`);--> statement-breakpoint
CREATE INDEX `course_submissions_by_decider` ON `course_submissions` (`decided_by`);--> statement-breakpoint
UPDATE `courses` SET `featured` = 0 WHERE `featured` = 1 AND `id` <> (SELECT `id` FROM `courses` WHERE `featured` = 1 ORDER BY `position`, `id` LIMIT 1);--> statement-breakpoint
CREATE UNIQUE INDEX `courses_featured` ON `courses` (`featured`) WHERE "courses"."featured" = 1;