import { drawCover } from "#app/features/site/illustrations/face.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { BannerSize } from "./banner-sizes";

/** The sheet that stands for the school, its first lots filled, the next in brass. */
const SCHOOL_COURSE = { id: 1, topicDrawing: "", lessonCounts: [4, 4, 4, 4, 4] };
const FILLED_LOTS = 12;
const COLOURS = {
	ground: "#124030",
	line: "#c5d7c1",
	lot: "#315d49",
	done: "#98ccad",
	next: "#e0b85c",
	ink: "#fbfaf5",
};

type Input = { size: BannerSize; width: number; height: number; language: Language; code: string };

/** A banner as SVG: the cover on the right, text and code on the left. */
export function bannerSvg({ size, width, height, language, code }: Input): string {
	const t = getFixedT(language, "earnings");
	const lots = SCHOOL_COURSE.lessonCounts.reduce((sum, count) => sum + count, 0);
	const done = Array.from({ length: lots }, (_, at) => at < FILLED_LOTS);
	const { paths, viewBox } = drawCover(SCHOOL_COURSE, { mode: "plat", done, nextIndex: FILLED_LOTS });
	const isFlat = size === "leaderboard";
	const isSmall = size === "square";
	const drawn = isFlat ? height * 2.4 : isSmall ? width * 0.6 : Math.min(width * 0.45, height);
	const top = isSmall ? height * 0.42 : 0;
	const marks = [
		[paths.todo, COLOURS.lot, COLOURS.line],
		[paths.done, COLOURS.done, COLOURS.line],
		[paths.next, COLOURS.next, COLOURS.line],
	]
		.filter(([d]) => d)
		.map(([d, fill, line]) => `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="3"/>`)
		.join("");
	const unit = isFlat ? height / 3.4 : height / 9;
	const line = (text: string, at: number, scale: number, weight = 400) =>
		`<text x="${unit * 0.8}" y="${unit * at}" font-size="${unit * scale}" font-weight="${weight}">${escaped(text)}</text>`;
	const words = isFlat
		? [line(t("banner.title"), 1.5, 0.95), line(`G.R.E.W. · ${t("banner.code", { code })}`, 2.7, 0.62)]
		: [
				line("G.R.E.W.", 1.5, 0.7, 600),
				line(t("banner.first"), isSmall ? 2.8 : 3.9, 0.82),
				line(t("banner.second"), isSmall ? 3.8 : 4.9, 0.82),
				line(t("banner.code", { code }), 7.9, 0.6),
			];
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" lang="${language}"><rect width="${width}" height="${height}" fill="${COLOURS.ground}"/><svg x="${width - drawn}" y="${top}" width="${drawn}" height="${height - top}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid ${isFlat ? "slice" : "meet"}">${marks}</svg><g fill="${COLOURS.ink}" font-family="Georgia, 'Songti SC', serif">${words.join("")}</g></svg>`;
}

function escaped(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
