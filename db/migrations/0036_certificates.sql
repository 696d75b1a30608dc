CREATE TABLE `certificate_backfill` (
	`name` text PRIMARY KEY NOT NULL,
	`reached` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `certificate_holds` (
	`enrollment_id` integer PRIMARY KEY NOT NULL,
	`held_at` integer NOT NULL,
	FOREIGN KEY (`enrollment_id`) REFERENCES `enrollments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `certificate_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`first_used_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `certificate_names` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `certificate_status_lists` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`credential` text NOT NULL,
	`revocations` integer NOT NULL,
	`key_id` text NOT NULL,
	`signed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `certificate_template_translations` (
	`template_id` integer NOT NULL,
	`language` text NOT NULL,
	`heading` text DEFAULT '' NOT NULL,
	`statement` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`signer_name` text DEFAULT '' NOT NULL,
	`signer_role` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`template_id`, `language`),
	FOREIGN KEY (`template_id`) REFERENCES `certificate_templates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `certificate_templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`scope` integer NOT NULL,
	`course_id` integer,
	`is_given` integer DEFAULT true NOT NULL,
	`valid_months` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "certificate_templates_scope" CHECK("certificate_templates"."scope" = coalesce("certificate_templates"."course_id", 0)),
	CONSTRAINT "certificate_templates_months" CHECK("certificate_templates"."valid_months" is null or "certificate_templates"."valid_months" between 1 and 240)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificate_templates_scope_unique` ON `certificate_templates` (`scope`);--> statement-breakpoint
CREATE UNIQUE INDEX `certificate_templates_course_id_unique` ON `certificate_templates` (`course_id`);--> statement-breakpoint
CREATE TABLE `certificates` (
	`serial` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`edition` integer NOT NULL,
	`holder_name` text NOT NULL,
	`course_title` text NOT NULL,
	`language` text NOT NULL,
	`words` text NOT NULL,
	`facts` text NOT NULL,
	`completed_at` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`expires_at` integer,
	`status_list` integer NOT NULL,
	`status_index` integer NOT NULL,
	`credential` text NOT NULL,
	`key_id` text NOT NULL,
	`revoked_at` integer,
	`revoked_why` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`key_id`) REFERENCES `certificate_keys`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "certificates_revocation" CHECK(("certificates"."revoked_at" is null) = ("certificates"."revoked_why" is null)),
	CONSTRAINT "certificates_place" CHECK("certificates"."status_index" between 0 and 131071)
);
--> statement-breakpoint
CREATE INDEX `certificates_by_course` ON `certificates` (`course_id`,`issued_at`);--> statement-breakpoint
CREATE INDEX `certificates_by_key` ON `certificates` (`key_id`);--> statement-breakpoint
CREATE INDEX `certificates_by_issued` ON `certificates` (`issued_at`,`serial`);--> statement-breakpoint
CREATE INDEX `certificates_revoked_by_issued` ON `certificates` (`issued_at`,`serial`) WHERE "certificates"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX `certificates_revoked` ON `certificates` (`status_list`,`status_index`) WHERE "certificates"."revoked_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_once` ON `certificates` (`user_id`,`course_id`,`edition`);--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_status_places` ON `certificates` (`status_list`,`status_index`);