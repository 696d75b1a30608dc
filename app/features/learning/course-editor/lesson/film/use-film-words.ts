import { useMemo } from "react";
import { chapterCues, readChapters } from "#app/features/learning/lessons/media/captions/chapter-lines.ts";
import { readCaptions } from "#app/features/learning/lessons/media/captions/web-vtt.ts";
import type { LessonTyping } from "../lesson-typing";

/** Typed captions and chapters, as the player shows them. */
export function useFilmWords({ captions, chapters, seconds }: LessonTyping, language: string) {
	const cues = useMemo(() => readCaptions(captions).cues, [captions]);
	const marks = useMemo(
		() => chapterCues(readChapters(chapters).chapters, Number.parseInt(seconds, 10) || 0),
		[chapters, seconds],
	);
	return { language, cues, chapters: marks };
}
