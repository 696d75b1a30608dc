import type { SchoolBindings } from "#scripts/prepare-database.ts";

type Correction = { lesson: string; question: string; option: string };

/** Drafts another right option of a published question of the first course, as its editor would. */
export async function draftAnswerKey({ DB }: Pick<SchoolBindings, "DB">, { lesson, question, option }: Correction) {
	await DB.prepare(
		`insert or replace into document_drafts (document_id, key, language, body, base, revision, editor_id, edited_at)
		select course.document_id, ?1, '*', json_set(part.body, '$.questions', (
			select json_group_array(iif(asked.value ->> 'key' = ?2, json_set(asked.value, '$.answerKey.option', ?3), json(asked.value)))
			from json_each(part.body, '$.questions') asked)), part.hash, 1, course.instructor_id, 1796000000000
		from courses course join documents on documents.id = course.document_id
		join document_versions version on version.id = documents.published_version_id
		join json_each(version.manifest) entry on entry.value ->> 0 = ?1 and entry.value ->> 1 = '*'
		join document_parts part on part.hash = entry.value ->> 2 where course.id = 1`,
	)
		.bind(`lesson/${lesson}`, question, option)
		.run();
}

type KeyRow = { key: string; answer_key: string };

/** Right answers to the questions of a lesson, but a wrong one to those with figures. */
export async function answersTo({ DB }: Pick<SchoolBindings, "DB">, lessonId: number) {
	const { results } = await DB.prepare(
		"select key, answer_key from questions where lesson_id = ? and retired_at is null",
	)
		.bind(lessonId)
		.all<KeyRow>();
	return Object.fromEntries(
		results.map(({ key, answer_key }) => {
			const { option, options, order, value, type } = JSON.parse(answer_key);
			return [key, type === "number" ? 1 : (option ?? options ?? order ?? value)];
		}),
	);
}
