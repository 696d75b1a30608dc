-- What somebody has a record of is retired or ended, never deleted. Erasing an account takes its own rows along.
CREATE TRIGGER lessons_with_records_stay BEFORE DELETE ON lessons
WHEN EXISTS (SELECT 1 FROM lesson_progress WHERE lesson_id = old.id) OR EXISTS (SELECT 1 FROM quiz_attempts WHERE lesson_id = old.id)
BEGIN
	SELECT RAISE(ABORT, 'A lesson that learners have a record of is retired, not deleted');
END;
--> statement-breakpoint
CREATE TRIGGER entitlements_stay BEFORE DELETE ON entitlements
WHEN EXISTS (SELECT 1 FROM users WHERE id = old.user_id)
BEGIN
	SELECT RAISE(ABORT, 'An entitlement ends, it is not deleted');
END;
