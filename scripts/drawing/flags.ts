import type { Language } from "#app/shared/words/languages.ts";

/** 20 by 14. Drawn, since several systems have no picture for the emoji. */
export const FLAG_DRAWINGS: Record<Language, string> = {
	en:
		strokelessPath("#f4f1ea", "M0 0h20v14H0z") +
		strokelessPath("#b22234", "M0 0h20v2H0zM0 4h20v2H0zM0 8h20v2H0zM0 12h20v2H0z") +
		strokelessPath("#3c3b6e", "M0 0h9v8H0z"),
	ru: stripes("#f4f1ea", "#1c57a5", "#d03027"),
	fr:
		strokelessPath("#21468b", "M0 0h6.7v14H0z") +
		strokelessPath("#f4f1ea", "M6.7 0h6.6v14H6.7z") +
		strokelessPath("#d9313c", "M13.3 0H20v14h-6.7z"),
	es: strokelessPath("#c8202f", "M0 0h20v14H0z") + strokelessPath("#f2bd2c", "M0 3.5h20v7H0z"),
	de: stripes("#1d1d1b", "#cf2027", "#f0b929"),
	zh:
		strokelessPath("#d5282c", "M0 0h20v14H0z") +
		strokelessPath(
			"#f8d648",
			"m4.6 2 .7 2.1h2.2L5.7 5.4l.7 2.1-1.8-1.3-1.8 1.3.7-2.1-1.8-1.3h2.2zM9 1.5h1v1H9zM10.8 3.4h1v1h-1zM10.8 5.9h1v1h-1zM9 7.8h1v1H9z",
		),
};

function stripes(first: string, second: string, third: string): string {
	return (
		strokelessPath(first, "M0 0h20v4.7H0z") +
		strokelessPath(second, "M0 4.7h20v4.6H0z") +
		strokelessPath(third, "M0 9.3h20V14H0z")
	);
}

/** A path without the stroke that icons inherit from the page. */
function strokelessPath(fill: string, d: string): string {
	return `<path fill="${fill}" stroke="none" d="${d}"></path>`;
}
