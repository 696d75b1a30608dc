CREATE TABLE `intake_lines` (
	`intake_id` text NOT NULL,
	`number` integer NOT NULL,
	`cells` text NOT NULL,
	`outcome` text,
	`why` text,
	`value` text,
	PRIMARY KEY(`intake_id`, `number`),
	FOREIGN KEY (`intake_id`) REFERENCES `intakes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `intakes` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner_id` integer NOT NULL,
	`heads` text NOT NULL,
	`mapping` text NOT NULL,
	`language` text NOT NULL,
	`state` text NOT NULL,
	`lines` integer NOT NULL,
	`settled` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "intakes_state" CHECK("intakes"."state" in ('draft', 'running', 'done', 'stopped')),
	CONSTRAINT "intakes_settled" CHECK("intakes"."settled" between 0 and "intakes"."lines")
);
--> statement-breakpoint
CREATE INDEX `intakes_by_kind` ON `intakes` (`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `intakes_by_owner` ON `intakes` (`owner_id`);--> statement-breakpoint
CREATE INDEX `intakes_by_age` ON `intakes` (`created_at`);--> statement-breakpoint
CREATE INDEX `entitlements_by_end` ON `entitlements` (`until_at`) WHERE "entitlements"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `entitlements_paused` ON `entitlements` (`ended_why`) WHERE "entitlements"."ended_why" = 'paused';--> statement-breakpoint
CREATE INDEX `enrollments_by_last_activity` ON `enrollments` (`last_activity_at`);--> statement-breakpoint
CREATE INDEX `enrollments_of_status` ON `enrollments` (`status`,`last_activity_at`);