import type { ReactNode } from "react";
import type { Language } from "../../shared/words/languages";

const DRAWINGS: Record<Language, ReactNode> = {
	en: (
		<>
			<path fill="#f4f1ea" d="M0 0h20v14H0z" />
			<path fill="#b22234" d="M0 0h20v2H0zM0 4h20v2H0zM0 8h20v2H0zM0 12h20v2H0z" />
			<path fill="#3c3b6e" d="M0 0h9v8H0z" />
		</>
	),
	ru: stripes("#f4f1ea", "#1c57a5", "#d03027", false),
	fr: stripes("#21468b", "#f4f1ea", "#d9313c", true),
	es: (
		<>
			<path fill="#c8202f" d="M0 0h20v14H0z" />
			<path fill="#f2bd2c" d="M0 3.5h20v7H0z" />
		</>
	),
	de: stripes("#1d1d1b", "#cf2027", "#f0b929", false),
	zh: (
		<>
			<path fill="#d5282c" d="M0 0h20v14H0z" />
			<path
				fill="#f8d648"
				d="m4.6 2 .7 2.1h2.2L5.7 5.4l.7 2.1-1.8-1.3-1.8 1.3.7-2.1-1.8-1.3h2.2zM9 1.5h1v1H9zM10.8 3.4h1v1h-1zM10.8 5.9h1v1h-1zM9 7.8h1v1H9z"
			/>
		</>
	),
};

function stripes(first: string, second: string, third: string, upright: boolean) {
	const [a, b, c] = upright
		? ["M0 0h6.7v14H0z", "M6.7 0h6.6v14H6.7z", "M13.3 0H20v14h-6.7z"]
		: ["M0 0h20v4.7H0z", "M0 4.7h20v4.6H0z", "M0 9.3h20V14H0z"];
	return (
		<>
			<path fill={first} d={a} />
			<path fill={second} d={b} />
			<path fill={third} d={c} />
		</>
	);
}

/** A flag, drawn small, since several systems have no picture for the emoji. Decoration: the name stands beside it. */
export function Flag({ language }: { language: Language }) {
	return (
		<svg
			viewBox="0 0 20 14"
			width="20"
			height="14"
			aria-hidden="true"
			className="shrink-0 rounded-[2px] ring-1 ring-line"
		>
			{DRAWINGS[language]}
		</svg>
	);
}
