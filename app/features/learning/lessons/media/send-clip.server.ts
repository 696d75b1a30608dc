import { mediaResponse } from "#app/shared/media-response.server.ts";
import { FILE_KINDS } from "#app/shared/uploads/file-kinds.ts";
import { chaptersVtt } from "./captions/chapter-lines.ts";
import { readCaptions, writeCaptions } from "./captions/web-vtt.ts";
import type { Clip } from "./find-lesson-clip.server";

type Asked = { bucket: R2Bucket; request: Request };

/** The film, or a range of it. One of the course's files can give way to another, so browsers ask again. */
export function sendFilm({ keys }: Clip, { bucket, request }: Asked): Promise<Response> {
	const headers = { "Content-Type": FILE_KINDS.mp4.type, "Cache-Control": "private, no-cache" };
	return mediaResponse({ bucket, key: keys.video, request, ...(keys.shipped ? {} : { headers }) });
}

type AskedWords = Asked & { language: string; isChapters: boolean };

/** Captions or chapters in a language as WebVTT: those of the lesson, else those that ship with the film. */
export async function sendCaptions(
	{ video, keys, words }: Clip,
	{ bucket, request, language, isChapters }: AskedWords,
): Promise<Response> {
	const own = isChapters
		? chaptersVtt(words.chapters ?? "", video.durationSeconds)
		: writeCaptions(readCaptions(words.captions ?? "").cues);
	if (own !== "") return new Response(own, { headers: TEXT_HEADERS });
	if (!keys.shipped || !video.captions.includes(language)) return new Response(null, { status: 404 });
	const key = isChapters ? keys.shipped.chapters(language) : keys.shipped.captions(language);
	return mediaResponse({ bucket, key, request });
}

const TEXT_HEADERS = {
	"Content-Type": FILE_KINDS.vtt.type,
	"Cache-Control": "private, no-cache",
	"X-Content-Type-Options": "nosniff",
	"Content-Security-Policy": "default-src 'none'; sandbox",
};
