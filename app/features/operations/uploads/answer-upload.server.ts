import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { type StoredUpload, storeUpload } from "./store-upload.server";
import { FILE_NAME_HEADER, type UploadAnswer } from "./upload-answer";

type Input = {
	request: Request;
	rule: UploadRule;
	bucket: R2Bucket;
	ownerId: number;
	language: Language;
	now: Date;
	/** Takes the file into use at once. */
	onStored?: (upload: StoredUpload) => Promise<void>;
};

const STATUS_OF_REFUSAL = { empty: 400, broken: 400, tooLarge: 413, wrongKind: 415, quota: 429 } as const;

/** Responds with JSON: the file, or the translated refusal. */
export async function answerUpload(db: Database, { request, rule, bucket, ownerId, language, now, onStored }: Input) {
	const length = request.headers.get("Content-Length");
	const outcome = await storeUpload(db, bucket, {
		rule,
		ownerId,
		now,
		body: request.body,
		declaredBytes: length !== null && /^\d{1,15}$/.test(length) ? Number(length) : null,
		name: decoded(request.headers.get(FILE_NAME_HEADER) ?? ""),
	});
	if (outcome.ok) {
		await onStored?.(outcome.upload);
		return Response.json({ ok: true, upload: outcome.upload } satisfies UploadAnswer, { status: 201 });
	}
	const { reason } = outcome;
	const most = formatBytes(reason === "quota" ? rule.perDay.bytes : rule.maxBytes, language);
	const message = getFixedT(language, "uploads")(`errors.${reason}`, { most });
	return Response.json({ ok: false, reason, message } satisfies UploadAnswer, { status: STATUS_OF_REFUSAL[reason] });
}

function decoded(name: string): string {
	try {
		return decodeURIComponent(name);
	} catch {
		return "";
	}
}
