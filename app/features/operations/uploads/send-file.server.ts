import { mediaResponse } from "#app/shared/media-response.server.ts";
import { FILE_KINDS, type FileKind } from "#app/shared/uploads/file-kinds.ts";
import { uploadKey } from "./upload-key";

type Input = {
	bucket: R2Bucket;
	file: { id: string; name: string; kind: FileKind };
	request: Request;
	/** Displayed in the page instead of downloaded. */
	isInline?: boolean;
	/** Public, and immutable at this URL. */
	isImmutable?: boolean;
};

/** Sends the file or a range of it with its detected type. Browsers revalidate unless it is immutable. */
export function sendFile({ bucket, file, request, isInline = false, isImmutable = false }: Input): Promise<Response> {
	const { id, name, kind } = file;
	const ascii = name.replace(/[^\w.-]+/g, "-");
	const full = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
	const headers = {
		"Content-Type": FILE_KINDS[kind].type,
		"Content-Disposition": `${isInline ? "inline" : "attachment"}; filename="${ascii}"; filename*=UTF-8''${full}`,
		"Cache-Control": isImmutable ? "public, max-age=31536000, immutable" : "private, no-cache",
		"X-Robots-Tag": "noindex",
	};
	return mediaResponse({ bucket, key: uploadKey(id), request, headers });
}
