import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SOURCE_FOLDER = `${ROOT}public/manual/`;
const TARGET_FOLDER = `${ROOT}public/paper/manual/`;

/** The width of an A4 page between its margins: enough to read text on a screenshot. */
const PICTURE_WIDTH = 800;
const QUALITY = 60;

// JPEG, since a PDF takes no WebP. Part of the build, so that git stores each picture once.
for (const language of readdirSync(SOURCE_FOLDER)) {
	mkdirSync(TARGET_FOLDER + language, { recursive: true });
	await Promise.all(
		readdirSync(SOURCE_FOLDER + language).map(async (name) => {
			const [from, to] = [
				`${SOURCE_FOLDER}${language}/${name}`,
				`${TARGET_FOLDER}${language}/${name.replace(/\.webp$/, ".jpg")}`,
			];
			if (existsSync(to) && statSync(to).mtimeMs >= statSync(from).mtimeMs) return;
			const picture = sharp(from)
				.resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
				.flatten({ background: "#fff" });
			await picture.jpeg({ quality: QUALITY, mozjpeg: true }).toFile(to);
		}),
	);
}
