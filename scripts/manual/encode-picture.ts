import { createHash } from "node:crypto";
import sharp from "sharp";

/** The most that a picture may weigh. */
export const HEAVIEST_BYTES = 45 * 1024;
const QUALITIES = [72, 56, 44, 32, 20];

/** A picture of a screen as a browser loads it. `mark` changes with what is on it. */
export type EncodedPicture = { bytes: Buffer; width: number; height: number; mark: string };

/** A screenshot as WebP, as good as its weight allows. Throws where even the poorest is too heavy. */
export async function encodePicture(screenshot: Buffer): Promise<EncodedPicture> {
	for (const quality of QUALITIES) {
		const options = { quality, effort: 4, smartSubsample: true };
		const { data: bytes, info } = await sharp(screenshot).webp(options).toBuffer({ resolveWithObject: true });
		if (bytes.length > HEAVIEST_BYTES) continue;
		const mark = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
		return { bytes, width: info.width, height: info.height, mark };
	}
	throw new Error(`A picture does not fit into ${HEAVIEST_BYTES} bytes.`);
}
