import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";

/** The image of a signature, as an admin sends it for a template. */
export const SIGNATURE_FILE: UploadRule = {
	purpose: "signature",
	kinds: ["png"],
	maxBytes: 150 * 1024,
	perDay: { files: 40, bytes: 4 * 1024 * 1024 },
};

/** The largest sides in pixels: enough for print, and little for whoever draws it into a PDF. */
export const SIGNATURE_MOST = { width: 1200, height: 500 } as const;

/** Where the image of a signature is seen, by the id of its file. */
export function signatureAddress(id: string): string {
	return `/certificates/signatures/${id}`;
}

/**
 * The signature that stands over the name of who signs: of the course's template, else of the school's. A template that
 * names somebody else has no signature but its own.
 */
export function templateSignature(
	...templates: readonly ({ signature: string | null; signerName: string | null } | null | undefined)[]
): string | null {
	for (const template of templates) {
		if (template?.signature) return template.signature;
		if (template?.signerName?.trim()) return null;
	}
	return null;
}
