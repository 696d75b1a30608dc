import type { StoredUpload, UploadOutcome } from "./store-upload.server";

/** Carries the name of a file beside its bytes, encoded as in an address. */
export const FILE_NAME_HEADER = "X-File-Name";

export type UploadRefusal = Extract<UploadOutcome, { ok: false }>["reason"];
/** What a route that takes an upload answers. */
export type UploadAnswer = { ok: true; upload: StoredUpload } | { ok: false; reason: UploadRefusal; message: string };
