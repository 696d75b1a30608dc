import type { FileKind } from "#app/shared/uploads/file-kinds.ts";
import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";

export const PICTURE_KINDS: readonly FileKind[] = ["png", "jpeg", "webp"];

/** What the text of a lesson shows or offers to download. A film is shown by the lesson that has it. */
export const PLACED_KINDS: readonly FileKind[] = [...PICTURE_KINDS, "pdf", "docx", "xlsx", "csv"];

/** What an instructor may upload for the lessons of a course. */
export const COURSE_FILE: UploadRule = {
	purpose: "course",
	kinds: [...PLACED_KINDS, "mp4"],
	maxBytes: 20 * 1024 * 1024,
	perDay: { files: 100, bytes: 300 * 1024 * 1024 },
};

/** The largest file that a plain form can send, which is held in memory. */
export const PLAIN_FORM_BYTES = 4 * 1024 * 1024;

export function isPicture(kind: FileKind): boolean {
	return PICTURE_KINDS.includes(kind);
}

export function isFilm(kind: FileKind): boolean {
	return kind === "mp4";
}

export function courseFilePath(id: string): string {
	return `/course-files/${id}`;
}
