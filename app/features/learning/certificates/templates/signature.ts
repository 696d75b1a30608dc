import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";

export const SIGNATURE_FILE: UploadRule = {
	purpose: "signature",
	kinds: ["png"],
	maxBytes: 150 * 1024,
	perDay: { files: 40, bytes: 4 * 1024 * 1024 },
};

/** Maximum pixels: enough for print, cheap to embed in a PDF. */
export const MAX_SIGNATURE_SIZE = { width: 1200, height: 500 } as const;

export function signatureAddress(id: string): string {
	return `/certificates/signatures/${id}`;
}

/** The course template's signature, else the school's; never the school's for another signer. */
export function templateSignature(
	...templates: readonly ({ signature: string | null; signerName: string | null } | null | undefined)[]
): string | null {
	for (const template of templates) {
		if (template?.signature) return template.signature;
		if (template?.signerName?.trim()) return null;
	}
	return null;
}
