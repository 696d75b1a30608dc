CREATE TABLE `announcements` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`titles` text NOT NULL,
	`bodies` text NOT NULL,
	`link` text,
	`audience_kind` text NOT NULL,
	`audience_role` text,
	`plan_id` integer,
	`course_id` integer,
	`author_id` integer,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`send_at` integer,
	`started_at` integer,
	`ended_at` integer,
	`total` integer,
	`reached` integer DEFAULT 0 NOT NULL,
	`last_user_id` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "announcements_audience" CHECK(("announcements"."audience_kind" = 'role') = ("announcements"."audience_role" is not null)
				and ("announcements"."audience_kind" = 'plan') = ("announcements"."plan_id" is not null)
				and ("announcements"."audience_kind" = 'course') = ("announcements"."course_id" is not null)),
	CONSTRAINT "announcements_scheduled" CHECK(("announcements"."state" <> 'scheduled') or ("announcements"."send_at" is not null)),
	CONSTRAINT "announcements_ended" CHECK(("announcements"."state" in ('sent', 'stopped')) = ("announcements"."ended_at" is not null))
);
--> statement-breakpoint
CREATE INDEX `announcements_by_change` ON `announcements` (`changed_at`,`id`);--> statement-breakpoint
CREATE INDEX `announcements_by_state` ON `announcements` (`state`,`changed_at`,`id`);--> statement-breakpoint
CREATE INDEX `announcements_by_author` ON `announcements` (`author_id`,`changed_at`);--> statement-breakpoint
CREATE INDEX `announcements_by_course` ON `announcements` (`course_id`);--> statement-breakpoint
CREATE INDEX `announcements_by_plan` ON `announcements` (`plan_id`);