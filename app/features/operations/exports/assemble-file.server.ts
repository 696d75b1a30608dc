import { Zip, ZipDeflate } from "fflate";
import type { ExportPiece } from "#db/schema/operations/exports.ts";

type Bucket = Pick<R2Bucket, "get" | "put" | "createMultipartUpload">;
type Input = { bucket: Bucket; key: string; pieces: readonly ExportPiece[]; shape: "joined" | "zipped"; now: Date };

/** R2 requires multipart uploads with parts of equal size, at least 5 MiB. One part is held in memory. */
const PART_BYTES = 8 * 1024 * 1024;

/** Concatenates or zips the pieces, one in memory at a time; returns the size in bytes. */
export async function assembleFile({ bucket, key, pieces, shape, now }: Input): Promise<number> {
	const writer = partWriter(bucket, key);
	try {
		for await (const chunk of shape === "zipped" ? zipped(bucket, pieces, now) : joined(bucket, pieces)) {
			await writer.take(chunk);
		}
		return await writer.end();
	} catch (error) {
		await writer.abort();
		throw error;
	}
}

async function* joined(bucket: Bucket, pieces: readonly ExportPiece[]): AsyncGenerator<Uint8Array> {
	for (const piece of pieces) yield await readPiece(bucket, piece);
}

/** Consecutive pieces with the same name form one file. */
async function* zipped(bucket: Bucket, pieces: readonly ExportPiece[], now: Date): AsyncGenerator<Uint8Array> {
	const made: Uint8Array[] = [];
	const zip = new Zip((error, chunk) => {
		if (error) throw error;
		made.push(chunk);
	});
	let file: ZipDeflate | null = null;
	for (const [at, piece] of pieces.entries()) {
		if (!file) {
			file = new ZipDeflate(piece.entry);
			file.mtime = now;
			zip.add(file);
		}
		const isLast: boolean = pieces[at + 1]?.entry !== piece.entry;
		file.push(await readPiece(bucket, piece), isLast);
		if (isLast) file = null;
		yield* made.splice(0);
	}
	zip.end();
	yield* made;
}

async function readPiece(bucket: Bucket, { key }: ExportPiece): Promise<Uint8Array> {
	const found = await bucket.get(key);
	if (!found) throw new Error("A piece of the file is gone");
	return new Uint8Array(await found.arrayBuffer());
}

function partWriter(bucket: Bucket, key: string) {
	let pending: Uint8Array[] = [];
	let [pendingBytes, bytes] = [0, 0];
	let upload: R2MultipartUpload | null = null;
	const parts: R2UploadedPart[] = [];

	async function sendPart(size: number) {
		const all = await new Blob(pending as BlobPart[]).bytes();
		upload ??= await bucket.createMultipartUpload(key);
		parts.push(await upload.uploadPart(parts.length + 1, all.slice(0, size)));
		pending = [all.slice(size)];
		pendingBytes = all.byteLength - size;
	}
	return {
		async take(chunk: Uint8Array) {
			pending.push(chunk);
			pendingBytes += chunk.byteLength;
			bytes += chunk.byteLength;
			while (pendingBytes >= PART_BYTES) await sendPart(PART_BYTES);
		},
		async end() {
			if (!upload) await bucket.put(key, await new Blob(pending as BlobPart[]).bytes());
			else {
				if (pendingBytes > 0) await sendPart(pendingBytes);
				await upload.complete(parts);
			}
			return bytes;
		},
		async abort() {
			await upload?.abort().catch(() => {});
		},
	};
}
