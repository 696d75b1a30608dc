import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../front-matter.ts";
import type { LessonFile } from "./lesson-files.ts";

const ALLOWED_SECONDS = 0.5;

/** Compares stated lengths with the files, and finds captions after the end. `readCourses` reports missing files. */
export function clipProblems(lessons: readonly LessonFile[], media: string): Problem[] {
	return lessons.flatMap(({ english: { file, matter, lineOf } }) => {
		if (matter.type !== "video" || !matter.video.file.endsWith(".mp4")) return [];
		const { file: clip, durationSeconds, captions } = matter.video;
		const bytes = read(media, clip);
		if (!bytes) return [];
		const problem = (key: string, message: string): Problem => ({ file, line: lineOf("video", key), message });
		const seconds = clipSeconds(bytes);
		if (seconds === null) return [problem("file", `video.file: ${clip} is no MP4 that tells its length`)];
		if (Math.abs(seconds - durationSeconds) > ALLOWED_SECONDS) {
			return [problem("durationSeconds", `video.durationSeconds: ${clip} lasts ${Number(seconds.toFixed(2))} seconds`)];
		}
		return captions.flatMap((language) => {
			const name = clip.replace(/\.mp4$/, `.${language}.vtt`);
			const end = lastCaptionEnd(read(media, name)?.toString("utf8") ?? "");
			if (end <= seconds) return [];
			return [problem("captions", `video.captions: ${name} goes on until second ${end}, ${clip} ends before`)];
		});
	});
}

export function clipSeconds(bytes: Buffer): number | null {
	const movie = findBox(bytes, "moov");
	const header = movie && findBox(movie, "mvhd");
	if (!header || header.length < 32) return null;
	const isLong = header.readUInt8(0) === 1;
	const scale = header.readUInt32BE(isLong ? 20 : 12);
	const length = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
	return scale > 0 ? length / scale : null;
}

function findBox(bytes: Buffer, kind: string): Buffer | null {
	let at = 0;
	while (at + 16 <= bytes.length) {
		const short = bytes.readUInt32BE(at);
		const head = short === 1 ? 16 : 8;
		const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at;
		if (size < head) return null;
		if (bytes.toString("latin1", at + 4, at + 8) === kind) return bytes.subarray(at + head, at + size);
		at += size;
	}
	return null;
}

function lastCaptionEnd(captions: string): number {
	const ends = [...captions.matchAll(/--> (?:(\d+):)?(\d\d):(\d\d\.\d{3})/g)];
	return Math.max(
		0,
		...ends.map(([, hours, minutes, rest]) => Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest)),
	);
}

function read(folder: string, name: string): Buffer | null {
	try {
		return readFileSync(join(folder, name));
	} catch {
		return null;
	}
}
