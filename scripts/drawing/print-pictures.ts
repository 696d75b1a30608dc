import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FROM = `${ROOT}public/manual/`;
const TO = `${ROOT}public/paper/manual/`;

/** The width of an A4 page between its margins: enough to read text on a screenshot. */
const WIDTH = 800;
const QUALITY = 60;

// JPEG, since a PDF takes no WebP. Part of the build, so that git stores each picture once.
for (const language of readdirSync(FROM)) {
	mkdirSync(TO + language, { recursive: true });
	await Promise.all(
		readdirSync(FROM + language).map(async (name) => {
			const [from, to] = [`${FROM}${language}/${name}`, `${TO}${language}/${name.replace(/\.webp$/, ".jpg")}`];
			if (existsSync(to) && statSync(to).mtimeMs >= statSync(from).mtimeMs) return;
			const picture = sharp(from).resize({ width: WIDTH, withoutEnlargement: true }).flatten({ background: "#fff" });
			await picture.jpeg({ quality: QUALITY, mozjpeg: true }).toFile(to);
		}),
	);
}
