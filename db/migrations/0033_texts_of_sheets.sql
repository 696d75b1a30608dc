-- Readers see the version that is published; the Markdown of its sheets stands there.
UPDATE course_sheets SET body = coalesce((
	SELECT part.body ->> 'body'
	FROM courses course
	JOIN documents document ON document.id = course.document_id
	JOIN document_versions version ON version.id = document.published_version_id
	JOIN json_each(version.manifest) entry
	JOIN document_parts part ON part.hash = entry.value ->> 2
	WHERE course.id = course_sheets.course_id
		AND entry.value ->> 0 = 'sheet/' || course_sheets.name
		AND entry.value ->> 1 = course_sheets.language
), '');
