-- What stands in each language of the courses that were published before, as publishing reckons it.
UPDATE lesson_translations SET is_whole = 1 WHERE
	(coalesce(body, '') <> '' OR NOT EXISTS (
		SELECT 1 FROM lesson_translations english WHERE english.lesson_id = lesson_translations.lesson_id
			AND english.language = 'en' AND coalesce(english.body, '') <> ''))
	AND NOT EXISTS (
		SELECT 1 FROM questions question WHERE question.lesson_id = lesson_translations.lesson_id AND question.retired_at IS NULL
			AND NOT EXISTS (
				SELECT 1 FROM question_translations own WHERE own.question_id = question.id
					AND own.language = lesson_translations.language));
--> statement-breakpoint
UPDATE courses SET translated = coalesce((
	SELECT json_group_object(language, json_object('lessons', lessons, 'words', words)) FROM (
		SELECT own.language, count(*) AS lessons, sum(coalesce(
			length(english.body) - length(replace(replace(english.body, ' ', ''), char(10), '')), 0)) AS words
		FROM lessons lesson
		JOIN lesson_translations own ON own.lesson_id = lesson.id AND own.is_whole
		LEFT JOIN lesson_translations english ON english.lesson_id = lesson.id AND english.language = 'en'
		WHERE lesson.course_id = courses.id AND lesson.retired_at IS NULL
		GROUP BY own.language ORDER BY own.language)), '{}');
