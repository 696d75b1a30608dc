-- Which mail a message of the outbox is, where its job still says so.
UPDATE local_mail SET kind = (
	SELECT outbox.payload ->> 'mail' FROM outbox WHERE outbox.id = local_mail.id AND outbox.kind = 'mail.send'
);
--> statement-breakpoint
-- A teacher's text about themselves is shown on the pages of their courses from now on. Who has written one
-- without choosing who sees it wrote it for members: it stays so until they choose otherwise.
UPDATE profiles SET visibility = json_set(visibility, '$.bio', 'members')
WHERE bio <> '' AND visibility ->> '$.bio' IS NULL
	AND user_id IN (SELECT id FROM users WHERE role <> 'student');
