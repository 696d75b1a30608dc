-- A published course keeps its former slugs, so that their addresses lead on; one that it takes again is no former one.
CREATE TRIGGER course_slug_changed AFTER UPDATE OF slug ON courses WHEN old.slug <> new.slug BEGIN
	INSERT INTO course_slugs (slug, course_id) SELECT old.slug, old.id WHERE old.published_at IS NOT NULL
	ON CONFLICT DO NOTHING;
	DELETE FROM course_slugs WHERE slug = new.slug AND course_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER course_slug_free BEFORE UPDATE OF slug ON courses
WHEN old.slug <> new.slug AND EXISTS (SELECT 1 FROM course_slugs WHERE slug = new.slug AND course_id <> new.id) BEGIN
	SELECT RAISE(ABORT, 'former slug of another course');
END;
--> statement-breakpoint
CREATE TRIGGER course_slug_free_for_new AFTER INSERT ON courses
WHEN EXISTS (SELECT 1 FROM course_slugs WHERE slug = new.slug AND course_id <> new.id) BEGIN
	SELECT RAISE(ABORT, 'former slug of another course');
END;
