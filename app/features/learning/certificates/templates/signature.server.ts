import { listUploads, readUpload } from "#app/features/operations/uploads/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { MAX_SIGNATURE_SIZE, SIGNATURE_FILE } from "./signature";

type Media = Pick<R2Bucket, "get">;

/** Null when missing: the certificate is made without it. */
export function readSignature(media: Media, id: string | undefined): Promise<Uint8Array | null> {
	return id ? readUpload(media, id, SIGNATURE_FILE.maxBytes) : Promise.resolve(null);
}

/** A signature file that is attached or newly uploaded; null for others. */
export async function findSignature(db: Database, id: string) {
	const [file] = await listUploads(db, [id]);
	return file?.purpose === SIGNATURE_FILE.purpose ? file : null;
}

/** Checks an uploaded signature: one that the PDF library cannot read would break every certificate. */
export async function problemOfSignature(media: Media, id: string): Promise<"signatureGone" | "signatureWrong" | null> {
	const bytes = await readSignature(media, id);
	if (!bytes) return "signatureGone";
	const { width, height } = sizeOfPng(bytes);
	if (!(width > 0 && width <= MAX_SIGNATURE_SIZE.width && height > 0 && height <= MAX_SIGNATURE_SIZE.height)) {
		return "signatureWrong";
	}
	const { PDFDocument } = await import("#app/shared/pdf/pdf.lazy.server.ts");
	try {
		await (await PDFDocument.create()).embedPng(bytes);
		return null;
	} catch {
		return "signatureWrong";
	}
}

/** Size in the PNG header; 0 × 0 without one. Source: W3C, PNG (Third Edition), section 11.2.1. */
function sizeOfPng(bytes: Uint8Array): { width: number; height: number } {
	if (bytes.byteLength < 24) return { width: 0, height: 0 };
	const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return { width: head.getUint32(16), height: head.getUint32(20) };
}
