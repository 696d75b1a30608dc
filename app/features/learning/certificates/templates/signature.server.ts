import { listUploads, readUpload } from "#app/features/operations/uploads/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { SIGNATURE_FILE, SIGNATURE_MOST } from "./signature";

type Media = Pick<R2Bucket, "get">;

/** The image of a signature for a document; null where it is not there: a document without it is as good as one with it. */
export function readSignature(media: Media, id: string | undefined): Promise<Uint8Array | null> {
	return id ? readUpload(media, id, SIGNATURE_FILE.maxBytes) : Promise.resolve(null);
}

/** The file of a signature, shown by a template or just sent for one; null for any other. */
export async function findSignature(db: Database, id: string) {
	const [file] = await listUploads(db, [id]);
	return file?.purpose === SIGNATURE_FILE.purpose ? file : null;
}

/**
 * Looks at a signature once more before a template shows it: a picture that the library of the PDFs cannot read would
 * stop every certificate.
 */
export async function problemOfSignature(media: Media, id: string): Promise<"signatureGone" | "signatureWrong" | null> {
	const bytes = await readSignature(media, id);
	if (!bytes) return "signatureGone";
	const { width, height } = sizeOfPng(bytes);
	if (!(width > 0 && width <= SIGNATURE_MOST.width && height > 0 && height <= SIGNATURE_MOST.height)) {
		return "signatureWrong";
	}
	const { PDFDocument } = await import("#app/shared/pdf/pdf.late.server.ts");
	try {
		await (await PDFDocument.create()).embedPng(bytes);
		return null;
	} catch {
		return "signatureWrong";
	}
}

/** What the head of a PNG says of its size; nothing where it has none. Source: W3C, PNG (Third Edition), section 11.2.1. */
function sizeOfPng(bytes: Uint8Array): { width: number; height: number } {
	if (bytes.byteLength < 24) return { width: 0, height: 0 };
	const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return { width: head.getUint32(16), height: head.getUint32(20) };
}
