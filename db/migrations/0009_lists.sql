CREATE INDEX `error_groups_by_first_seen` ON `error_groups` (`status`,`first_seen_at`);--> statement-breakpoint
CREATE INDEX `error_groups_by_count` ON `error_groups` (`status`,`count`);--> statement-breakpoint
CREATE INDEX `enrollments_by_progress` ON `enrollments` (`course_id`,`progress`);--> statement-breakpoint
CREATE INDEX `enrollments_by_status` ON `enrollments` (`course_id`,`status`);