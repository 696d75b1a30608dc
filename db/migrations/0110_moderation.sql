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