CREATE TABLE `credentials` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`password_hash` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `one_time_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `one_time_tokens_by_user` ON `one_time_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`window_started_at` integer NOT NULL,
	`used` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_by_expiry` ON `rate_limits` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`cookie_hash` text NOT NULL,
	`token_hash` text NOT NULL,
	`user_agent` text,
	`country` text,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_cookie_hash_unique` ON `sessions` (`cookie_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`role` text DEFAULT 'student' NOT NULL,
	`membership_type` text DEFAULT 'free' NOT NULL,
	`profile_image_url` text,
	`headline` text,
	`language` text DEFAULT 'en' NOT NULL,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`country` text,
	`email_verified_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_role" CHECK("users"."role" in ('student', 'instructor', 'admin'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_by_created` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_by_country` ON `users` (`country`);--> statement-breakpoint
CREATE TABLE `course_reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`stars` integer NOT NULL,
	`body` text,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "course_reviews_stars" CHECK("course_reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `course_reviews_by_course` ON `course_reviews` (`course_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `course_reviews_once` ON `course_reviews` (`course_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `course_translations` (
	`course_id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`short_description` text NOT NULL,
	`description` text NOT NULL,
	`description_html` text NOT NULL,
	`outcomes` text NOT NULL,
	PRIMARY KEY(`course_id`, `language`),
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `courses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`topic` text NOT NULL,
	`level` text NOT NULL,
	`price_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`instructor_id` integer NOT NULL,
	`featured` integer DEFAULT false NOT NULL,
	`position` integer NOT NULL,
	`minutes` integer NOT NULL,
	`lesson_count` integer NOT NULL,
	`enrollment_count` integer DEFAULT 0 NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`rating_count` integer DEFAULT 0 NOT NULL,
	`content_hash` text,
	`published_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`instructor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "courses_price" CHECK("courses"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `courses_slug_unique` ON `courses` (`slug`);--> statement-breakpoint
CREATE INDEX `courses_by_position` ON `courses` (`position`);--> statement-breakpoint
CREATE INDEX `courses_by_instructor` ON `courses` (`instructor_id`);--> statement-breakpoint
CREATE TABLE `lesson_translations` (
	`lesson_id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body` text,
	`body_html` text,
	PRIMARY KEY(`lesson_id`, `language`),
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lessons` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`module_id` integer NOT NULL,
	`slug` text NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`minutes` integer NOT NULL,
	`required` integer NOT NULL,
	`free_preview` integer NOT NULL,
	`video` text,
	`pass_percent` integer,
	`max_attempts` integer,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`module_id`) REFERENCES `modules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lessons_in_order` ON `lessons` (`course_id`,`position`);--> statement-breakpoint
CREATE INDEX `lessons_by_module` ON `lessons` (`module_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `lessons_by_course` ON `lessons` (`course_id`,`slug`);--> statement-breakpoint
CREATE TABLE `module_translations` (
	`module_id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	PRIMARY KEY(`module_id`, `language`),
	FOREIGN KEY (`module_id`) REFERENCES `modules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `modules` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`slug` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `modules_by_course` ON `modules` (`course_id`,`slug`);--> statement-breakpoint
CREATE TABLE `enrollments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`source` text NOT NULL,
	`status` text NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`current_lesson_id` integer,
	`created_at` integer NOT NULL,
	`last_activity_at` integer NOT NULL,
	`completed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`current_lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "enrollments_progress" CHECK("enrollments"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX `enrollments_by_activity` ON `enrollments` (`user_id`,`last_activity_at`);--> statement-breakpoint
CREATE INDEX `enrollments_by_course` ON `enrollments` (`course_id`,`last_activity_at`);--> statement-breakpoint
CREATE INDEX `enrollments_by_created` ON `enrollments` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `enrollments_once` ON `enrollments` (`user_id`,`course_id`);--> statement-breakpoint
CREATE TABLE `learning_days` (
	`user_id` integer NOT NULL,
	`day` text NOT NULL,
	`seconds` integer NOT NULL,
	`lessons_completed` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lesson_progress` (
	`enrollment_id` integer NOT NULL,
	`lesson_id` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`completed_at` integer,
	`position_seconds` integer DEFAULT 0 NOT NULL,
	`furthest_seconds` integer DEFAULT 0 NOT NULL,
	`watched_seconds` integer DEFAULT 0 NOT NULL,
	`best_score` integer,
	`attempt_count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`enrollment_id`, `lesson_id`),
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lesson_progress_by_lesson` ON `lesson_progress` (`lesson_id`);--> statement-breakpoint
CREATE TABLE `question_translations` (
	`question_id` integer NOT NULL,
	`language` text NOT NULL,
	`prompt` text NOT NULL,
	`choices` text NOT NULL,
	`explanation` text NOT NULL,
	PRIMARY KEY(`question_id`, `language`),
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `questions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lesson_id` integer NOT NULL,
	`key` text NOT NULL,
	`position` integer NOT NULL,
	`answer_key` text NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `questions_by_lesson` ON `questions` (`lesson_id`,`key`);--> statement-breakpoint
CREATE TABLE `quiz_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`enrollment_id` integer NOT NULL,
	`lesson_id` integer NOT NULL,
	`number` integer NOT NULL,
	`score` integer NOT NULL,
	`passed` integer NOT NULL,
	`answers` text NOT NULL,
	`submitted_at` integer NOT NULL,
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quiz_attempts_score" CHECK("quiz_attempts"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_attempts_numbered` ON `quiz_attempts` (`enrollment_id`,`lesson_id`,`number`);--> statement-breakpoint
CREATE TABLE `audit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` integer,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`request_id` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entries_by_time` ON `audit_entries` (`at`);--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`to_address` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`delivered_at` integer
);
--> statement-breakpoint
CREATE INDEX `mail_outbox_by_created` ON `mail_outbox` (`created_at`);--> statement-breakpoint
CREATE INDEX `mail_outbox_waiting` ON `mail_outbox` (`delivered_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `users_by_country_counts` (
	`country` text PRIMARY KEY NOT NULL,
	`users` integer NOT NULL
);
