import { jsonError } from "./edge-error-page.ts";

/** `GET /api/placeholder/{width}/{height}`: sides are 1 to 2000 pixels; anything else is a JSON 400. */
export function answerPlaceholderImage(pathname: string): Response {
	const match = /^\/api\/placeholder\/([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(pathname);
	const width = Number(match?.[1]);
	const height = Number(match?.[2]);
	if (!match || width > MAX_SIDE || height > MAX_SIDE) {
		const message = `Width and height are whole numbers from 1 to ${MAX_SIDE}`;
		return jsonError({ status: 400, code: "invalid_size", message });
	}
	return new Response(drawPlat(width, height), {
		headers: {
			"Content-Type": "image/svg+xml",
			"Cache-Control": "public, max-age=31536000, immutable",
			"Content-Security-Policy":
				"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
			"X-Content-Type-Options": "nosniff",
		},
	});
}

/** True for malformed paths as well. */
export function isPlaceholderPath(pathname: string): boolean {
	return pathname === "/api/placeholder" || pathname.startsWith("/api/placeholder/");
}

const MAX_SIDE = 2000;

function drawPlat(width: number, height: number): string {
	const seed = ((width * 31 + height * 17) % 97) / 97;
	const x = (share: number) => round(width * share);
	const y = (share: number) => round(height * share);
	const unit = Math.min(width, height);

	const contours = [0.12, 0.2, 0.28].map((level) => {
		const rise = level + seed * 0.08;
		return `M0 ${y(rise + 0.1)}C${x(0.25)} ${y(rise - 0.08)} ${x(0.45 + seed * 0.2)} ${y(rise + 0.14)} ${width} ${y(rise - 0.04)}`;
	});
	const bend = 0.62 + seed * 0.06;
	const cross = 0.3 + seed * 0.3;
	const roads = [`M0 ${y(bend)}L${width} ${y(bend - 0.06)}`, `M${x(cross)} ${y(0.42)}L${x(cross + 0.05)} ${height}`];
	const lots = [0.1, 0.2, 0.7, 0.8, 0.9].map((share) => `M${x(share)} ${y(bend - 0.03)}V${y(bend + 0.16)}`);
	const lot = `M${x(0.7)} ${y(bend + 0.02)}H${x(0.8)}V${y(bend + 0.16)}H${x(0.7)}Z`;

	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
		`<path fill="#f4f0ea" d="M0 0H${width}V${height}H0Z"/>`,
		`<g fill="none" stroke="#e0ddd5" stroke-width="${round(Math.max(unit / 160, 0.5))}">`,
		`<path d="${contours.join("")}"/><path d="${lots.join("")}M0 ${y(bend + 0.16)}H${width}"/>`,
		`<path stroke-width="${round(Math.max(unit / 40, 1))}" d="${roads.join("")}"/></g>`,
		`<path fill="#124c37" fill-opacity=".1" stroke="#124c37" stroke-width="${round(Math.max(unit / 160, 0.5))}" d="${lot}"/>`,
		"</svg>",
	].join("");
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
