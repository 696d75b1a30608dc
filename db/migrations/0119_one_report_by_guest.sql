-- Before the index moderation_reports_once_by_guest (one report of a case for each guest): the earliest stays.
DELETE FROM moderation_reports WHERE guest_email IS NOT NULL AND EXISTS (
	SELECT 1 FROM moderation_reports earlier WHERE earlier.case_id = moderation_reports.case_id
		AND earlier.guest_email = moderation_reports.guest_email
		AND (earlier.reported_at < moderation_reports.reported_at
			OR (earlier.reported_at = moderation_reports.reported_at AND earlier.key < moderation_reports.key)));
