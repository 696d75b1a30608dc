import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { filmFileId, filmNamed } from "#app/shared/uploads/film-address.ts";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { type EditedCourse, factsOf, publishedFacts } from "../../drafts/edited-course.server";
import { objectIn, textIn, textsIn } from "../../parts/draft-values";

type Film = { id: string; name: string; bytes: number };
type Asked = { course: EditedCourse; lesson: string; language: Language };
type Found = {
	films: readonly Film[];
	/** Of the lesson, where learners have it. */
	lessonId: number | null;
};
export type FilmChoice = ReturnType<typeof filmChoice>;

/** The films that a lesson can have, and where those that ship with the published one are shown. */
export function filmChoice({ course, lesson, language }: Asked, { films, lessonId }: Found) {
	const key = lessonPart(lesson);
	const video = objectIn(factsOf(course, key).video);
	const published = objectIn(publishedFacts(course, key).video);
	const film = [video, published].find(({ file }) => textIn(file) !== "" && filmFileId(textIn(file)) === null);
	const shipped = textIn(film?.file);
	const hasCaptions = textsIn(film?.captions).includes(language);
	// What ships is shown by the lesson itself, so only where learners have it.
	const path = published.file === shipped && lessonId !== null ? `/lessons/${lessonId}` : null;
	return {
		films: [
			...(film ? [{ named: shipped, name: shipped }] : []),
			...films.map(({ id, name, bytes }) => ({
				named: filmNamed(id),
				name: `${name} (${formatBytes(bytes, language)})`,
			})),
		],
		shipped: film
			? {
					named: shipped,
					video: path && `${path}/video`,
					captions: path && hasCaptions ? `${path}/captions/${language}` : null,
					chapters: path && hasCaptions && film.chapters === true ? `${path}/captions/${language}?chapters` : null,
				}
			: null,
	};
}
