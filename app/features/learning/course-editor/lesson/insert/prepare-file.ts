import { COURSE_FILE, isPicture, PLACED_KINDS } from "#app/features/learning/authoring/files/course-file.ts";
import { encodeWebp } from "#app/features/people/account/picture/encode-webp.ts";
import { openPicture } from "#app/features/people/account/picture/picture-canvas.ts";
import { kindOfFile, SAMPLE_BYTES } from "#app/shared/uploads/file-kinds.ts";

/** `picture` is a data URL of what is sent; null for other files. */
export type PreparedFile =
	| { ok: true; file: File; picture: string | null }
	| { ok: false; reason: "empty" | "tooLarge" | "wrongKind" };

const WEBP_QUALITY = 0.86;

/**
 * What is sent of a chosen file. A picture becomes a smaller WebP without what cameras write into it, such as the
 * place; one that is smaller than a thumbnail goes as it is.
 */
export async function prepareFile(file: File): Promise<PreparedFile> {
	if (file.size === 0) return { ok: false, reason: "empty" };
	if (file.size > COURSE_FILE.maxBytes) return { ok: false, reason: "tooLarge" };
	const [head, tail] = await Promise.all([bytesOf(file.slice(0, SAMPLE_BYTES)), bytesOf(file.slice(-SAMPLE_BYTES))]);
	const kind = kindOfFile({ head, tail, isText: !head.includes(0), name: file.name }, PLACED_KINDS);
	if (!kind) return { ok: false, reason: "wrongKind" };
	if (!isPicture(kind)) return { ok: true, file, picture: null };
	const opened = await openPicture(file);
	if (opened === "small") return { ok: true, file, picture: await dataUrl(file) };
	if (typeof opened === "string") return { ok: false, reason: "wrongKind" };
	const blob = await encodeWebp(opened.canvas, WEBP_QUALITY);
	const name = `${file.name.replace(/\.[^.]*$/, "") || "picture"}.webp`;
	return { ok: true, file: new File([blob], name, { type: blob.type }), picture: opened.url };
}

async function bytesOf(part: Blob): Promise<Uint8Array> {
	return new Uint8Array(await part.arrayBuffer());
}

/** The content policy forbids `blob:` pictures. */
function dataUrl(file: File): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(file);
	});
}
