import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { backdrop, passed } from "./backdrop.ts";
import { THEME } from "./colors.ts";
import { drawShape } from "./draw-shape.ts";
import { type Film, FRAME_SIZE, FRAMES_PER_SECOND } from "./film.ts";

const SCENES = fileURLToPath(new URL("scenes/", import.meta.url));
const MEDIA = fileURLToPath(new URL("../../db/content/media/", import.meta.url));
/** In bytes, per film. */
const LIMIT = 2_500_000;
/** x264's constant rate factor: higher in films of minutes, so that they stay within the limit. */
const LOSS = { seconds: 90, short: "21", long: "24" };
/** Frames drawn in parallel. */
const AT_ONCE = 4;

/**
 * `npm run films`: renders `scenes/`, or those named, into db/content/media. `--still=<second>,…` writes pictures to
 * `--to=<folder>` instead; `--posters` draws the posters alone.
 */
async function makeFilms(args: readonly string[]): Promise<void> {
	const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
	const wanted = args.filter((arg) => !arg.startsWith("--"));
	const folder = option("to") ?? MEDIA;
	const stills = option("still")?.split(",").map(Number);
	const scenes = readdirSync(SCENES).filter((name) => name.endsWith(".ts"));
	for (const file of scenes.sort()) {
		const { film } = (await import(join(SCENES, file))) as { film: Film };
		if (wanted.length > 0 && !wanted.includes(film.name)) continue;
		const ground = await sharp(svg(backdrop(film.seconds)))
			.removeAlpha()
			.raw()
			.toBuffer();
		if (stills) {
			for (const second of stills)
				await frame(film, ground, second)
					.png()
					.toFile(join(folder, `${film.name}-${second}.png`));
			continue;
		}
		if (args.includes("--posters")) {
			const theme = THEME === "dark" ? ".dark" : "";
			await writePoster(film, ground, join(folder, `${film.name}${theme}.webp`));
			continue;
		}
		await encode(film, ground, join(folder, `${film.name}.mp4`));
		await writePoster(film, ground, join(folder, `${film.name}.webp`));
		report(film, statSync(join(folder, `${film.name}.mp4`)).size);
	}
}

async function writePoster(film: Film, ground: Buffer, file: string): Promise<void> {
	await frame(film, ground, film.poster).webp({ quality: 80 }).toFile(file);
}

function svg(inner: string): Buffer {
	const { width, height } = FRAME_SIZE;
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`);
}

function frame(film: Film, ground: Buffer, second: number): Sharp {
	const inner = passed(second, film.seconds) + film.shapes.map((shape) => drawShape(shape, second)).join("");
	return sharp(ground, { raw: { ...FRAME_SIZE, channels: 3 } })
		.composite([{ input: svg(inner) }])
		.removeAlpha();
}

async function encode(film: Film, ground: Buffer, file: string): Promise<void> {
	const encoder = startEncoder(file, film.seconds > LOSS.seconds ? LOSS.long : LOSS.short);
	const ended = once(encoder, "close");
	const count = film.seconds * FRAMES_PER_SECOND;
	for (let first = 0; first < count; first += AT_ONCE) {
		const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => first + index);
		const frames = await Promise.all(
			numbers.map((number) =>
				frame(film, ground, number / FRAMES_PER_SECOND)
					.raw()
					.toBuffer(),
			),
		);
		for (const pixels of frames)
			if (!encoder.stdin?.write(pixels)) await once(encoder.stdin as NonNullable<typeof encoder.stdin>, "drain");
	}
	encoder.stdin?.end();
	const [code] = await ended;
	if (code !== 0) throw new Error(`ffmpeg ended with ${code}; is it installed? (apt-get install ffmpeg)`);
}

function startEncoder(file: string, loss: string): ChildProcess {
	const size = `${FRAME_SIZE.width}x${FRAME_SIZE.height}`;
	const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size, "-r", String(FRAMES_PER_SECOND), "-i", "-"];
	const codec = ["-c:v", "libx264", "-preset", "slow", "-crf", loss, "-tune", "animation", "-g", "240"];
	const colors = [
		"-vf",
		"scale=out_color_matrix=bt709",
		"-colorspace",
		"bt709",
		"-color_primaries",
		"bt709",
		"-color_trc",
		"bt709",
	];
	const form = ["-pix_fmt", "yuv420p", "-movflags", "+faststart", "-an", "-map_metadata", "-1", "-fflags", "+bitexact"];
	const args = ["-v", "error", "-y", ...input, ...codec, ...colors, ...form, file];
	return spawn("ffmpeg", args, { stdio: ["pipe", "inherit", "inherit"] });
}

function report({ name, seconds }: Film, bytes: number): void {
	console.log(`${name}: ${seconds} seconds, ${bytes.toLocaleString("en")} bytes`);
	if (bytes <= LIMIT) return;
	console.error(`${name} is larger than ${LIMIT.toLocaleString("en")} bytes.`);
	process.exitCode = 1;
}

await makeFilms(process.argv.slice(2));
