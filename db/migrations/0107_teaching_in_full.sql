CREATE TABLE `course_teachers` (
	`course_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`position` integer NOT NULL,
	`added_at` integer NOT NULL,
	`left_at` integer,
	PRIMARY KEY(`course_id`, `user_id`),
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_teachers_by_user` ON `course_teachers` (`user_id`);--> statement-breakpoint
CREATE TABLE `course_files` (
	`upload_id` text PRIMARY KEY NOT NULL,
	`course_id` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`upload_id`) REFERENCES `uploads`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_files_by_course` ON `course_files` (`course_id`,`added_at`);--> statement-breakpoint
CREATE TABLE `quiz_regrades` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` integer NOT NULL,
	`lesson_id` integer NOT NULL,
	`version_id` text NOT NULL,
	`questions` text NOT NULL,
	`state` text NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`passed` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`version_id`) REFERENCES `document_versions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quiz_regrades_state" CHECK("quiz_regrades"."state" in ('waiting', 'done', 'undoing', 'undone'))
);
--> statement-breakpoint
CREATE INDEX `quiz_regrades_by_course` ON `quiz_regrades` (`course_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `quiz_regrades_by_lesson` ON `quiz_regrades` (`lesson_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `quiz_regrades_by_version` ON `quiz_regrades` (`version_id`);--> statement-breakpoint
CREATE TABLE `quiz_sittings` (
	`enrollment_id` integer NOT NULL,
	`lesson_id` integer NOT NULL,
	`number` integer NOT NULL,
	`begun_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	PRIMARY KEY(`enrollment_id`, `lesson_id`, `number`),
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quiz_sittings_by_lesson` ON `quiz_sittings` (`lesson_id`);--> statement-breakpoint
CREATE TABLE `testimonials` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`position` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`company` text DEFAULT '' NOT NULL,
	`picture` text DEFAULT '' NOT NULL,
	`rating` integer,
	`verified` integer DEFAULT false NOT NULL,
	`results` text,
	`course_id` integer,
	`said_day` text NOT NULL,
	`consent_day` text,
	`source` text DEFAULT '' NOT NULL,
	`words` text NOT NULL,
	`created_at` integer NOT NULL,
	`published_at` integer,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "testimonials_consent" CHECK("testimonials"."kind" <> 'testimonial' or "testimonials"."published_at" is null or "testimonials"."consent_day" is not null)
);
--> statement-breakpoint
CREATE INDEX `testimonials_in_order` ON `testimonials` (`position`,`id`);--> statement-breakpoint
CREATE INDEX `testimonials_by_course` ON `testimonials` (`course_id`);--> statement-breakpoint
DROP INDEX `quiz_attempts_by_lesson`;--> statement-breakpoint
ALTER TABLE `quiz_attempts` ADD `version_id` text REFERENCES document_versions(id);--> statement-breakpoint
ALTER TABLE `quiz_attempts` ADD `first_score` integer;--> statement-breakpoint
ALTER TABLE `quiz_attempts` ADD `regrades` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `quiz_attempts` ADD `remark` text;--> statement-breakpoint
CREATE INDEX `quiz_attempts_by_version` ON `quiz_attempts` (`version_id`);--> statement-breakpoint
CREATE INDEX `quiz_attempts_by_lesson` ON `quiz_attempts` (`lesson_id`,`id`);--> statement-breakpoint
ALTER TABLE `course_translations` ADD `search_title` text;--> statement-breakpoint
ALTER TABLE `course_translations` ADD `search_description` text;--> statement-breakpoint
ALTER TABLE `course_translations` ADD `cover_text` text;--> statement-breakpoint
ALTER TABLE `courses` ADD `cover` text;--> statement-breakpoint
ALTER TABLE `courses` ADD `former_published_at` integer;--> statement-breakpoint
ALTER TABLE `lessons` ADD `opens` text;--> statement-breakpoint
ALTER TABLE `lessons` ADD `completes` text;--> statement-breakpoint
ALTER TABLE `lessons` ADD `draw` text;--> statement-breakpoint
ALTER TABLE `lessons` ADD `time_limit_minutes` integer;--> statement-breakpoint
CREATE INDEX `lessons_with_opening` ON `lessons` (`course_id`) WHERE "lessons"."opens" is not null;--> statement-breakpoint
ALTER TABLE `course_schedules` ADD `marks` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `questions` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `questions` ADD `in_bank` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `course_topics` ADD `merged_into` text REFERENCES course_topics(key);--> statement-breakpoint
CREATE INDEX `course_topics_by_target` ON `course_topics` (`merged_into`);