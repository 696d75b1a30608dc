-- Every course becomes a document. Those that were loaded from files have a hash of them; any other was made in the school.
INSERT INTO documents (kind, key, origin, created_at)
	SELECT 'course', slug, CASE WHEN content_hash IS NULL THEN 'school' ELSE 'shipped' END, created_at FROM courses;
--> statement-breakpoint
UPDATE courses SET document_id = (SELECT id FROM documents WHERE kind = 'course' AND key = courses.slug);
--> statement-breakpoint
-- Only courses that visitors can see are counted.
DROP TRIGGER courses_counted;
--> statement-breakpoint
DROP TRIGGER courses_uncounted;
--> statement-breakpoint
CREATE TRIGGER courses_counted AFTER INSERT ON courses WHEN new.published_at IS NOT NULL BEGIN
	UPDATE counters SET value = value + 1 WHERE name = 'courses';
END;
--> statement-breakpoint
CREATE TRIGGER courses_uncounted AFTER DELETE ON courses WHEN old.published_at IS NOT NULL BEGIN
	UPDATE counters SET value = value - 1 WHERE name = 'courses';
END;
--> statement-breakpoint
CREATE TRIGGER courses_recounted AFTER UPDATE OF published_at ON courses
WHEN (old.published_at IS NULL) <> (new.published_at IS NULL) BEGIN
	UPDATE counters SET value = value + (new.published_at IS NOT NULL) - (old.published_at IS NOT NULL) WHERE name = 'courses';
END;
--> statement-breakpoint
UPDATE counters SET value = (SELECT count(*) FROM courses WHERE published_at IS NOT NULL) WHERE name = 'courses';
