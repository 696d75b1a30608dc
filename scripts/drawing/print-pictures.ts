import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FROM = `${ROOT}public/manual/`;
const TO = `${ROOT}public/paper/manual/`;

/** Pixels across a sheet of A4 between its margins: sharp enough to read what stands on a screen. */
const WIDTH = 800;
const QUALITY = 60;

// The pictures of the manuals as JPEG, to `public/paper/manual/`: a PDF takes no WebP. Part of the build, so that git keeps each
// picture once; one that is there already and not older than its WebP is left alone.
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
