CREATE TABLE `forum_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`position` integer NOT NULL,
	`pattern` text NOT NULL,
	`language` text,
	`access` text DEFAULT 'public' NOT NULL,
	`plan_id` integer,
	`course_id` integer,
	`slow_seconds` integer DEFAULT 0 NOT NULL,
	`topic_count` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`retired_at` integer,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "forum_categories_access" CHECK(("forum_categories"."access" = 'course') = ("forum_categories"."course_id" is not null)
				and ("forum_categories"."access" = 'plan') = ("forum_categories"."plan_id" is not null)),
	CONSTRAINT "forum_categories_count" CHECK("forum_categories"."topic_count" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `forum_categories_key_unique` ON `forum_categories` (`key`);--> statement-breakpoint
CREATE INDEX `forum_categories_by_plan` ON `forum_categories` (`plan_id`);--> statement-breakpoint
CREATE INDEX `forum_categories_by_course` ON `forum_categories` (`course_id`);--> statement-breakpoint
CREATE TABLE `forum_category_translations` (
	`category_id` integer NOT NULL,
	`language` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`category_id`, `language`),
	FOREIGN KEY (`category_id`) REFERENCES `forum_categories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `forum_post_addresses` (
	`topic_id` integer NOT NULL,
	`number` integer NOT NULL,
	`post_id` integer NOT NULL,
	PRIMARY KEY(`topic_id`, `number`),
	FOREIGN KEY (`topic_id`) REFERENCES `forum_topics`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forum_post_addresses_by_post` ON `forum_post_addresses` (`post_id`);--> statement-breakpoint
CREATE TABLE `forum_post_revisions` (
	`post_id` integer NOT NULL,
	`revision` integer NOT NULL,
	`body` text NOT NULL,
	`deal` text,
	`written_at` integer NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`post_id`, `revision`),
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `forum_posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`topic_id` integer NOT NULL,
	`number` integer NOT NULL,
	`kind` text DEFAULT 'post' NOT NULL,
	`author_id` integer,
	`participant` integer NOT NULL,
	`client_key` text NOT NULL,
	`body` text NOT NULL,
	`html` text NOT NULL,
	`deal` text,
	`note` text,
	`reply_to` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`withdrawn_at` integer,
	`withdrawn_by` text,
	`hidden_at` integer,
	`reactions` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`topic_id`) REFERENCES `forum_topics`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "forum_posts_withdrawal" CHECK(("forum_posts"."withdrawn_at" is null) = ("forum_posts"."withdrawn_by" is null))
);
--> statement-breakpoint
CREATE INDEX `forum_posts_by_author` ON `forum_posts` (`author_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `forum_posts_by_participant` ON `forum_posts` (`topic_id`,`author_id`,`participant`);--> statement-breakpoint
CREATE INDEX `forum_posts_gaps` ON `forum_posts` (`topic_id`,`number`) WHERE "forum_posts"."withdrawn_at" is not null or "forum_posts"."hidden_at" is not null or "forum_posts"."kind" = 'note';--> statement-breakpoint
CREATE UNIQUE INDEX `forum_posts_number` ON `forum_posts` (`topic_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `forum_posts_sent_once` ON `forum_posts` (`author_id`,`client_key`);--> statement-breakpoint
CREATE TABLE `forum_tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `forum_tags_slug_unique` ON `forum_tags` (`slug`);--> statement-breakpoint
CREATE TABLE `forum_topic_tags` (
	`topic_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	`active_at` integer NOT NULL,
	PRIMARY KEY(`topic_id`, `tag_id`),
	FOREIGN KEY (`topic_id`) REFERENCES `forum_topics`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `forum_tags`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `forum_topic_tags_by_tag` ON `forum_topic_tags` (`tag_id`,`active_at`,`topic_id`);--> statement-breakpoint
CREATE TABLE `forum_topics` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`category_id` integer NOT NULL,
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`author_id` integer,
	`client_key` text NOT NULL,
	`course_id` integer,
	`lesson_id` integer,
	`highest_number` integer DEFAULT 1 NOT NULL,
	`last_shown` integer DEFAULT 1 NOT NULL,
	`post_count` integer DEFAULT 1 NOT NULL,
	`people` text DEFAULT '[]' NOT NULL,
	`accepted_number` integer,
	`created_at` integer NOT NULL,
	`active_at` integer NOT NULL,
	`pinned_at` integer,
	`closed_at` integer,
	`withdrawn_at` integer,
	`hidden_at` integer,
	`merged_into` integer,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `forum_categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "forum_topics_numbers" CHECK("forum_topics"."last_shown" <= "forum_topics"."highest_number" and "forum_topics"."post_count" >= 0)
);
--> statement-breakpoint
CREATE INDEX `forum_topics_by_activity` ON `forum_topics` (`active_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_topics_by_category` ON `forum_topics` (`category_id`,`active_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_topics_by_language` ON `forum_topics` (`language`,`active_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_topics_by_start` ON `forum_topics` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_topics_by_category_start` ON `forum_topics` (`category_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_topics_pinned` ON `forum_topics` (`category_id`,`pinned_at`) WHERE "forum_topics"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX `forum_topics_unanswered` ON `forum_topics` (`active_at`,`id`) WHERE "forum_topics"."kind" = 'question' and "forum_topics"."post_count" < 2;--> statement-breakpoint
CREATE INDEX `forum_topics_solved` ON `forum_topics` (`active_at`,`id`) WHERE "forum_topics"."accepted_number" is not null;--> statement-breakpoint
CREATE INDEX `forum_topics_by_course` ON `forum_topics` (`course_id`,`active_at`);--> statement-breakpoint
CREATE INDEX `forum_topics_by_lesson` ON `forum_topics` (`lesson_id`,`active_at`);--> statement-breakpoint
CREATE INDEX `forum_topics_merged` ON `forum_topics` (`merged_into`);--> statement-breakpoint
CREATE UNIQUE INDEX `forum_topics_sent_once` ON `forum_topics` (`author_id`,`client_key`);--> statement-breakpoint
CREATE TABLE `forum_bookmarks` (
	`user_id` integer NOT NULL,
	`post_id` integer NOT NULL,
	`kept_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forum_bookmarks_by_time` ON `forum_bookmarks` (`user_id`,`kept_at`);--> statement-breakpoint
CREATE INDEX `forum_bookmarks_by_post` ON `forum_bookmarks` (`post_id`);--> statement-breakpoint
CREATE TABLE `forum_drafts` (
	`user_id` integer NOT NULL,
	`place` text NOT NULL,
	`sequence` integer NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`reply_to` integer,
	`sent_at` integer,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `place`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forum_drafts_by_time` ON `forum_drafts` (`user_id`,`saved_at`);--> statement-breakpoint
CREATE TABLE `forum_follows` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`category_id` integer,
	`tag_id` integer,
	`level` text NOT NULL,
	`chosen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`category_id`) REFERENCES `forum_categories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `forum_tags`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "forum_follows_subject" CHECK(("forum_follows"."category_id" is null) <> ("forum_follows"."tag_id" is null))
);
--> statement-breakpoint
CREATE INDEX `forum_follows_by_category` ON `forum_follows` (`category_id`,`level`);--> statement-breakpoint
CREATE INDEX `forum_follows_by_tag` ON `forum_follows` (`tag_id`,`level`);--> statement-breakpoint
CREATE UNIQUE INDEX `forum_follows_category` ON `forum_follows` (`user_id`,`category_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `forum_follows_tag` ON `forum_follows` (`user_id`,`tag_id`);--> statement-breakpoint
CREATE TABLE `forum_mentions` (
	`post_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`post_id`, `user_id`),
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forum_mentions_by_user` ON `forum_mentions` (`user_id`);--> statement-breakpoint
CREATE TABLE `forum_reactions` (
	`post_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`reacted_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `user_id`, `name`),
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forum_reactions_by_user` ON `forum_reactions` (`user_id`,`reacted_at`);--> statement-breakpoint
CREATE TABLE `forum_reads` (
	`user_id` integer NOT NULL,
	`topic_id` integer NOT NULL,
	`last_read` integer NOT NULL,
	`level` text DEFAULT 'normal' NOT NULL,
	`chosen_at` integer,
	`visited_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `topic_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`topic_id`) REFERENCES `forum_topics`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forum_reads_by_topic` ON `forum_reads` (`topic_id`,`level`);--> statement-breakpoint
CREATE INDEX `forum_reads_followed` ON `forum_reads` (`user_id`,`visited_at`) WHERE "forum_reads"."level" in ('watch', 'track');--> statement-breakpoint
CREATE TABLE `moderation_appeals` (
	`decision_id` text PRIMARY KEY NOT NULL,
	`body` text,
	`appealed_at` integer NOT NULL,
	`decider_id` integer,
	`outcome` text,
	`reasons` text,
	`decided_at` integer,
	FOREIGN KEY (`decision_id`) REFERENCES `moderation_decisions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decider_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "moderation_appeals_decided" CHECK(("moderation_appeals"."outcome" is null) = ("moderation_appeals"."decided_at" is null))
);
--> statement-breakpoint
CREATE INDEX `moderation_appeals_waiting` ON `moderation_appeals` (`appealed_at`) WHERE "moderation_appeals"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `moderation_appeals_by_time` ON `moderation_appeals` (`decided_at`) WHERE "moderation_appeals"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX `moderation_appeals_by_decider` ON `moderation_appeals` (`decider_id`);--> statement-breakpoint
CREATE TABLE `moderation_cases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`author_id` integer,
	`author_name` text,
	`title` text,
	`body` text,
	`path` text NOT NULL,
	`language` text,
	`status` text DEFAULT 'open' NOT NULL,
	`round` integer DEFAULT 1 NOT NULL,
	`reason` text NOT NULL,
	`is_urgent` integer DEFAULT false NOT NULL,
	`opened_at` integer NOT NULL,
	`hidden_at` integer,
	`hidden_by` text,
	`taken_by_id` integer,
	`taken_until` integer,
	`decided_at` integer,
	`evidence_until` integer,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`taken_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_cases_open` ON `moderation_cases` (`subject_kind`,`subject_id`) WHERE "moderation_cases"."status" = 'open';--> statement-breakpoint
CREATE INDEX `moderation_cases_by_age` ON `moderation_cases` (`status`,`is_urgent`,`opened_at`,`id`);--> statement-breakpoint
CREATE INDEX `moderation_cases_by_decision` ON `moderation_cases` (`status`,`decided_at`,`id`);--> statement-breakpoint
CREATE INDEX `moderation_cases_by_author` ON `moderation_cases` (`author_id`,`id`);--> statement-breakpoint
CREATE INDEX `moderation_cases_by_taker` ON `moderation_cases` (`taken_by_id`);--> statement-breakpoint
CREATE INDEX `moderation_cases_by_evidence` ON `moderation_cases` (`evidence_until`) WHERE "moderation_cases"."evidence_until" is not null;--> statement-breakpoint
CREATE TABLE `moderation_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` integer NOT NULL,
	`round` integer NOT NULL,
	`moderator_id` integer,
	`member_id` integer,
	`outcome` text NOT NULL,
	`sanction` text NOT NULL,
	`scope` text,
	`days` integer,
	`ends_at` integer,
	`ground` text,
	`facts` text,
	`is_automated` integer DEFAULT false NOT NULL,
	`decided_at` integer NOT NULL,
	`appeal_until` integer NOT NULL,
	`lifted_at` integer,
	`lifted_why` text,
	FOREIGN KEY (`case_id`) REFERENCES `moderation_cases`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`moderator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`member_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `moderation_decisions_by_member` ON `moderation_decisions` (`member_id`,`decided_at`);--> statement-breakpoint
CREATE INDEX `moderation_decisions_by_moderator` ON `moderation_decisions` (`moderator_id`);--> statement-breakpoint
CREATE INDEX `moderation_decisions_by_time` ON `moderation_decisions` (`decided_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_decisions_once` ON `moderation_decisions` (`case_id`,`round`);--> statement-breakpoint
CREATE TABLE `moderation_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`decision_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`decision_id`) REFERENCES `moderation_decisions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `moderation_links_by_decision` ON `moderation_links` (`decision_id`);--> statement-breakpoint
CREATE INDEX `moderation_links_by_expiry` ON `moderation_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `moderation_reports` (
	`key` text PRIMARY KEY NOT NULL,
	`case_id` integer NOT NULL,
	`reporter_id` integer,
	`guest_name` text,
	`guest_email` text,
	`language` text NOT NULL,
	`reason` text NOT NULL,
	`body` text,
	`reported_at` integer NOT NULL,
	`verdict` text,
	FOREIGN KEY (`case_id`) REFERENCES `moderation_cases`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `moderation_reports_by_reporter` ON `moderation_reports` (`reporter_id`,`verdict`);--> statement-breakpoint
CREATE INDEX `moderation_reports_by_guest` ON `moderation_reports` (`guest_email`) WHERE "moderation_reports"."guest_email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_reports_once` ON `moderation_reports` (`case_id`,`reporter_id`);--> statement-breakpoint
CREATE TABLE `moderation_silences` (
	`decision_id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`scope` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`lifted_at` integer,
	`end_noted_at` integer,
	FOREIGN KEY (`decision_id`) REFERENCES `moderation_decisions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `moderation_silences_by_user` ON `moderation_silences` (`user_id`,`ends_at`);--> statement-breakpoint
CREATE INDEX `moderation_silences_to_end` ON `moderation_silences` (`ends_at`) WHERE "moderation_silences"."end_noted_at" is null and "moderation_silences"."ends_at" is not null;