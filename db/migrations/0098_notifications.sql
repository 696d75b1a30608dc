CREATE TABLE `mail_addresses` (
	`email` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_reports` (
	`event_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`email` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_reports_by_email` ON `mail_reports` (`email`,`at`);--> statement-breakpoint
CREATE INDEX `mail_reports_by_time` ON `mail_reports` (`at`);--> statement-breakpoint
CREATE TABLE `notification_deliveries` (
	`event_id` text NOT NULL,
	`channel` text NOT NULL,
	`user_id` integer,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`event_id`, `channel`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notification_deliveries_by_user` ON `notification_deliveries` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `notification_deliveries_by_time` ON `notification_deliveries` (`at`);--> statement-breakpoint
CREATE TABLE `notification_choices` (
	`user_id` integer NOT NULL,
	`category` text NOT NULL,
	`channel` text NOT NULL,
	`mode` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `category`, `channel`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notification_choices_app" CHECK("notification_choices"."channel" = 'mail' or "notification_choices"."mode" in ('instant', 'off'))
);
--> statement-breakpoint
CREATE TABLE `notification_digests` (
	`user_id` integer NOT NULL,
	`mode` text NOT NULL,
	`period_day` text NOT NULL,
	`due_at` integer NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`reason` text,
	`ended_at` integer,
	PRIMARY KEY(`user_id`, `mode`, `period_day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notification_digests_due` ON `notification_digests` (`due_at`) WHERE "notification_digests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX `notification_digests_ended` ON `notification_digests` (`ended_at`);--> statement-breakpoint
CREATE TABLE `notification_settings` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`mail_on` integer DEFAULT true NOT NULL,
	`digests_on` integer DEFAULT true NOT NULL,
	`digest_minute` integer DEFAULT 480 NOT NULL,
	`digest_weekday` integer DEFAULT 1 NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	`seen_at` integer DEFAULT 0 NOT NULL,
	`link_key` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notification_settings_link_key_unique` ON `notification_settings` (`link_key`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`group_key` text NOT NULL,
	`ids` text NOT NULL,
	`path` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`at` integer NOT NULL,
	`is_listed` integer DEFAULT true NOT NULL,
	`read_at` integer,
	`opened_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notifications_count" CHECK("notifications"."count" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_unread_once` ON `notifications` (`user_id`,`kind`,`group_key`) WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX `notifications_by_user` ON `notifications` (`user_id`,`is_listed`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`at`) WHERE "notifications"."read_at" is null and "notifications"."is_listed";--> statement-breakpoint
CREATE INDEX `notifications_old` ON `notifications` (`at`);