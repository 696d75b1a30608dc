-- A visitor's page of a topic shows comments of members who may not have written in it. Its version grows with their
-- suspension, its end, and another name.
CREATE TRIGGER forum_versions_by_doubter AFTER UPDATE OF suspended_at, name ON users
WHEN (OLD.suspended_at IS NULL) <> (NEW.suspended_at IS NULL) OR OLD.name <> NEW.name BEGIN
	UPDATE forum_topics SET version = version + 1 WHERE id IN (
		SELECT topic_id FROM forum_posts WHERE id IN (SELECT post_id FROM forum_line_doubts WHERE user_id = NEW.id AND comment <> '')
	);
END;
