-- Pages of the forum that visitors are sent from the cache stand under the versions of their topics and categories.
-- They grow with a suspension, its end and another name of an author, whoever brings it about.
CREATE TRIGGER forum_versions_by_author AFTER UPDATE OF suspended_at, name ON users
WHEN (OLD.suspended_at IS NULL) <> (NEW.suspended_at IS NULL) OR OLD.name <> NEW.name BEGIN
	UPDATE forum_categories SET version = version + 1 WHERE id IN (
		SELECT category_id FROM forum_topics WHERE id IN (SELECT topic_id FROM forum_posts WHERE author_id = NEW.id)
	);
	UPDATE forum_topics SET version = version + 1 WHERE id IN (SELECT topic_id FROM forum_posts WHERE author_id = NEW.id);
END;
--> statement-breakpoint
-- Erasing an account, or merging it into another, leaves its posts with another author or none.
CREATE TRIGGER forum_versions_by_erasure AFTER UPDATE OF author_id ON forum_posts
WHEN OLD.author_id IS NOT NEW.author_id BEGIN
	UPDATE forum_categories SET version = version + 1
		WHERE id = (SELECT category_id FROM forum_topics WHERE id = NEW.topic_id);
	UPDATE forum_topics SET version = version + 1 WHERE id = NEW.topic_id;
END;
