CREATE INDEX `course_reviews_by_user` ON `course_reviews` (`user_id`);--> statement-breakpoint
CREATE INDEX `quiz_attempts_by_lesson` ON `quiz_attempts` (`lesson_id`);--> statement-breakpoint
CREATE INDEX `setting_changes_by_editor` ON `setting_changes` (`by`);--> statement-breakpoint
CREATE INDEX `site_settings_by_editor` ON `site_settings` (`updated_by`);