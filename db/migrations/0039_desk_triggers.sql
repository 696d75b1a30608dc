-- Today's admins may do everything.
UPDATE users SET capabilities = '["content","people","money","support","settings"]' WHERE role = 'admin';
--> statement-breakpoint
UPDATE users SET last_seen_at = coalesce((SELECT max(last_seen_at) FROM sessions WHERE user_id = users.id), 0);
--> statement-breakpoint
CREATE TRIGGER users_seen_anew AFTER INSERT ON sessions BEGIN
	UPDATE users SET last_seen_at = new.last_seen_at WHERE id = new.user_id AND last_seen_at < new.last_seen_at;
END;
--> statement-breakpoint
CREATE TRIGGER users_seen_again AFTER UPDATE OF last_seen_at ON sessions BEGIN
	UPDATE users SET last_seen_at = new.last_seen_at WHERE id = new.user_id AND last_seen_at < new.last_seen_at;
END;
--> statement-breakpoint
-- Somebody must be left who can give rights: an admin who holds `people` and is not suspended. Whoever's suspension has
-- run out counts again when it is lifted.
CREATE TRIGGER users_keep_an_admin BEFORE UPDATE OF role, capabilities, suspended_at ON users
WHEN old.role = 'admin' AND instr(old.capabilities, '"people"') > 0 AND old.suspended_at IS NULL
	AND NOT (new.role = 'admin' AND instr(new.capabilities, '"people"') > 0 AND new.suspended_at IS NULL)
	AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND id <> old.id
		AND instr(capabilities, '"people"') > 0 AND suspended_at IS NULL)
BEGIN
	SELECT RAISE(ABORT, 'The last admin of people stays');
END;
--> statement-breakpoint
CREATE TRIGGER users_keep_the_last_admin BEFORE DELETE ON users
WHEN old.role = 'admin' AND instr(old.capabilities, '"people"') > 0 AND old.suspended_at IS NULL
	AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND id <> old.id
		AND instr(capabilities, '"people"') > 0 AND suspended_at IS NULL)
BEGIN
	SELECT RAISE(ABORT, 'The last admin of people stays');
END;
