import { createHash } from "node:crypto";
import sharp from "sharp";

export const HEAVIEST_BYTES = 45 * 1024;
/** Quality first, then width in pixels, since letters must stay sharp. */
const ATTEMPTS: readonly { quality: number; width?: number }[] = [
	{ quality: 66 },
	{ quality: 50 },
	{ quality: 40 },
	...[1120, 1024, 880, 760].map((width) => ({ quality: 40, width })),
];

/** `mark` changes with the content. */
export type EncodedPicture = { bytes: Buffer; width: number; height: number; mark: string };

/** WebP, as good and as wide as its weight allows. Throws if even the smallest is too heavy. */
export async function encodePicture(screenshot: Buffer): Promise<EncodedPicture> {
	for (const { quality, width } of ATTEMPTS) {
		const picture = sharp(screenshot).resize({ width, withoutEnlargement: true });
		const options = { quality, effort: 4, smartSubsample: true };
		const { data: bytes, info } = await picture.webp(options).toBuffer({ resolveWithObject: true });
		if (bytes.length > HEAVIEST_BYTES) continue;
		const mark = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
		return { bytes, width: info.width, height: info.height, mark };
	}
	throw new Error(`A picture does not fit into ${HEAVIEST_BYTES} bytes.`);
}
