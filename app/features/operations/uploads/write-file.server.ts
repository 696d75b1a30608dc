import { createHash } from "node:crypto";
import { type FileKind, kindOfFile, SAMPLE_BYTES } from "#app/shared/uploads/file-kinds.ts";
import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";

/** R2 requires multipart uploads with parts of equal size, at least 5 MiB. One part is held in memory. */
const PART_BYTES = 8 * 1024 * 1024;

type Input = {
	bucket: R2Bucket;
	key: string;
	body: ReadableStream<Uint8Array>;
	rule: Pick<UploadRule, "kinds" | "maxBytes">;
	declaredBytes: number | null;
	name: string;
};
export type WrittenFile = { bytes: number; kind: FileKind; sha256: string };
export type RefusedFile = "empty" | "tooLarge" | "wrongKind" | "broken";

/** Streams a file to the bucket and detects its type. A file is only completed after all checks. */
export async function writeFile(input: Input): Promise<WrittenFile | RefusedFile> {
	const { bucket, key, body, rule, declaredBytes, name } = input;
	const look = fileInspector(name);
	const parts: R2UploadedPart[] = [];
	let pending: Uint8Array[] = [];
	let pendingBytes = 0;
	let large: R2MultipartUpload | undefined;

	try {
		for await (const piece of piecesOf(body)) {
			look.take(piece);
			if (look.bytes() > rule.maxBytes) return await refuse("tooLarge");
			pending.push(piece);
			pendingBytes += piece.byteLength;
			while (pendingBytes >= PART_BYTES) {
				const [part, rest] = cut(pending, pendingBytes);
				large ??= await bucket.createMultipartUpload(key);
				parts.push(await large.uploadPart(parts.length + 1, part));
				pending = [rest];
				pendingBytes = rest.byteLength;
			}
		}
		const bytes = look.bytes();
		if (bytes === 0) return await refuse("empty");
		if (declaredBytes !== null && declaredBytes !== bytes) return await refuse("broken");
		const kind = kindOfFile(look.sample(), rule.kinds);
		if (!kind) return await refuse("wrongKind");

		const last = joined(pending, pendingBytes);
		if (!large) await bucket.put(key, last);
		else {
			if (last.byteLength > 0) parts.push(await large.uploadPart(parts.length + 1, last));
			await large.complete(parts);
		}
		return { bytes, kind, sha256: look.sha256() };
	} catch (error) {
		await large?.abort().catch(() => {});
		if (error instanceof BrokenBody) return "broken";
		throw error;
	}

	async function refuse(why: RefusedFile): Promise<RefusedFile> {
		await large?.abort();
		return why;
	}
}

class BrokenBody extends Error {}

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
	const reader = body.getReader();
	let isDone = false;
	try {
		while (true) {
			const next = await reader.read().catch((cause) => {
				throw new BrokenBody("The body ended early", { cause });
			});
			isDone = next.done;
			if (next.done) return;
			yield next.value;
		}
	} finally {
		if (!isDone) reader.cancel().catch(() => {});
	}
}

/** Counts and hashes the bytes, keeps both ends and detects text. */
function fileInspector(name: string) {
	const hash = createHash("sha256");
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let [head, tail] = [new Uint8Array(), new Uint8Array()];
	let size = 0;
	let isText = true;

	function decode(piece?: Uint8Array) {
		if (!isText) return;
		try {
			isText = !decoder.decode(piece, { stream: piece !== undefined }).includes("\0");
		} catch {
			isText = false;
		}
	}
	return {
		take(piece: Uint8Array) {
			size += piece.byteLength;
			hash.update(piece);
			decode(piece);
			if (head.byteLength < SAMPLE_BYTES) head = joined([head, piece.subarray(0, SAMPLE_BYTES - head.byteLength)]);
			tail = joined([tail, piece.subarray(-SAMPLE_BYTES)]).slice(-SAMPLE_BYTES);
		},
		bytes: () => size,
		sha256: () => hash.digest("hex"),
		sample() {
			decode();
			return { head, tail, isText, name };
		},
	};
}

function cut(pieces: readonly Uint8Array[], size: number): [part: Uint8Array<ArrayBuffer>, rest: Uint8Array] {
	const all = joined(pieces, size);
	return [all.slice(0, PART_BYTES), all.slice(PART_BYTES)];
}

function joined(
	pieces: readonly Uint8Array[],
	size = pieces.reduce((sum, piece) => sum + piece.byteLength, 0),
): Uint8Array<ArrayBuffer> {
	const all = new Uint8Array(size);
	let at = 0;
	for (const piece of pieces) {
		all.set(piece, at);
		at += piece.byteLength;
	}
	return all;
}
