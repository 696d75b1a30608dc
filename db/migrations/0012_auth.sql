CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`due_at` integer NOT NULL,
	`next_try_at` integer NOT NULL,
	`claimed_until` integer,
	`handed_over_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`done_at` integer,
	`dead_at` integer,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`next_try_at`) WHERE "outbox"."done_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX `outbox_waiting_by_kind` ON `outbox` (`kind`) WHERE "outbox"."done_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX `outbox_done` ON `outbox` (`done_at`) WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE INDEX `outbox_dead` ON `outbox` (`dead_at`) WHERE "outbox"."dead_at" is not null;--> statement-breakpoint
CREATE TABLE `scheduled_jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`claimed_until` integer,
	`finished_at` integer,
	`duration_ms` integer,
	`handled` integer,
	`succeeded_at` integer,
	`error` text,
	`failed_at` integer
);
--> statement-breakpoint
CREATE TABLE `local_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`to_address` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`written_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `local_mail_by_time` ON `local_mail` (`written_at`);--> statement-breakpoint
CREATE INDEX `one_time_tokens_by_expiry` ON `one_time_tokens` (`expires_at`);