-- Running totals, kept where they cannot be forgotten: no page has to count a table that grows.
INSERT INTO counters (name, value) VALUES
	('users', 0), ('courses', 0), ('enrollments', 0), ('enrollments.active', 0), ('enrollments.completed', 0);
--> statement-breakpoint
CREATE TRIGGER users_counted AFTER INSERT ON users BEGIN
	UPDATE counters SET value = value + 1 WHERE name = 'users';
	INSERT INTO users_by_country_counts (country, users) SELECT new.country, 1 WHERE new.country IS NOT NULL
		ON CONFLICT (country) DO UPDATE SET users = users + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_uncounted AFTER DELETE ON users BEGIN
	UPDATE counters SET value = value - 1 WHERE name = 'users';
	UPDATE users_by_country_counts SET users = users - 1 WHERE country = old.country;
	DELETE FROM users_by_country_counts WHERE country = old.country AND users = 0;
END;
--> statement-breakpoint
CREATE TRIGGER courses_counted AFTER INSERT ON courses BEGIN
	UPDATE counters SET value = value + 1 WHERE name = 'courses';
END;
--> statement-breakpoint
CREATE TRIGGER courses_uncounted AFTER DELETE ON courses BEGIN
	UPDATE counters SET value = value - 1 WHERE name = 'courses';
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_counted AFTER INSERT ON enrollments BEGIN
	UPDATE courses SET enrollment_count = enrollment_count + 1 WHERE id = new.course_id;
	UPDATE counters SET value = value + 1 WHERE name = 'enrollments';
	UPDATE counters SET value = value + 1 WHERE name = 'enrollments.active' AND new.status IN ('enrolled', 'active', 'in_progress');
	UPDATE counters SET value = value + 1 WHERE name = 'enrollments.completed' AND new.status = 'completed';
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_uncounted AFTER DELETE ON enrollments BEGIN
	UPDATE courses SET enrollment_count = enrollment_count - 1 WHERE id = old.course_id;
	UPDATE counters SET value = value - 1 WHERE name = 'enrollments';
	UPDATE counters SET value = value - 1 WHERE name = 'enrollments.active' AND old.status IN ('enrolled', 'active', 'in_progress');
	UPDATE counters SET value = value - 1 WHERE name = 'enrollments.completed' AND old.status = 'completed';
END;
--> statement-breakpoint
CREATE TRIGGER enrollments_recounted AFTER UPDATE OF status ON enrollments WHEN old.status <> new.status BEGIN
	UPDATE counters SET value = value
		+ (new.status IN ('enrolled', 'active', 'in_progress'))
		- (old.status IN ('enrolled', 'active', 'in_progress')) WHERE name = 'enrollments.active';
	UPDATE counters SET value = value + (new.status = 'completed') - (old.status = 'completed') WHERE name = 'enrollments.completed';
END;
--> statement-breakpoint
CREATE TRIGGER reviews_counted AFTER INSERT ON course_reviews BEGIN
	UPDATE courses SET rating_sum = rating_sum + new.stars, rating_count = rating_count + 1 WHERE id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER reviews_recounted AFTER UPDATE OF stars ON course_reviews BEGIN
	UPDATE courses SET rating_sum = rating_sum + new.stars - old.stars WHERE id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER reviews_uncounted AFTER DELETE ON course_reviews BEGIN
	UPDATE courses SET rating_sum = rating_sum - old.stars, rating_count = rating_count - 1 WHERE id = old.course_id;
END;
