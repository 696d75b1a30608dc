-- Whoever is enrolled holds what the enrollment stood for so far; one that has ended, ended with its last activity.
INSERT INTO entitlements (user_id, thing_kind, thing_id, source_kind, from_at, ended_at, ended_why, created_at)
	SELECT user_id, 'course', course_id, CASE source WHEN 'purchase' THEN 'order' ELSE source END, created_at,
		CASE WHEN status IN ('paused', 'expired', 'refunded') THEN last_activity_at END,
		CASE WHEN status IN ('paused', 'expired', 'refunded') THEN status END,
		created_at
	FROM enrollments;
