import { mediaResponse } from "#app/shared/media-response.server.ts";
import { FILE_KINDS, type FileKind } from "#app/shared/uploads/file-kinds.ts";
import { uploadKey } from "./upload-key";

type Input = {
	bucket: R2Bucket;
	file: { id: string; name: string; kind: FileKind };
	request: Request;
	/** Shown in the page, as a picture or a film is; else it is saved. */
	isInline?: boolean;
	/** Anybody who has the address may see it, and no other file ever takes its place there. */
	isForGood?: boolean;
};

/**
 * Sends a stored file, whole or one range of it, under the type that its bytes have. Browsers ask each time whether it is
 * still the same, since another file may take its place at this address, unless it is there for good.
 */
export function sendFile({ bucket, file, request, isInline = false, isForGood = false }: Input): Promise<Response> {
	const { id, name, kind } = file;
	const ascii = name.replace(/[^\w.-]+/g, "-");
	const full = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
	const headers = {
		"Content-Type": FILE_KINDS[kind].type,
		"Content-Disposition": `${isInline ? "inline" : "attachment"}; filename="${ascii}"; filename*=UTF-8''${full}`,
		"Cache-Control": isForGood ? "public, max-age=31536000, immutable" : "private, no-cache",
		"X-Robots-Tag": "noindex",
	};
	return mediaResponse({ bucket, key: uploadKey(id), request, headers });
}
