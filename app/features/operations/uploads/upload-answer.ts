import type { StoredUpload, UploadOutcome } from "./store-upload.server";

/** The file's name, URL-encoded. */
export const FILE_NAME_HEADER = "X-File-Name";

export type UploadRefusal = Extract<UploadOutcome, { ok: false }>["reason"];
export type UploadAnswer = { ok: true; upload: StoredUpload } | { ok: false; reason: UploadRefusal; message: string };
