import type { FoundEntry } from "#app/features/library/entries/face.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { type VersionRow, versionsInForce } from "./in-force/versions-in-force";
import { fillPlaceholders, type LegalPlaceholders } from "./operator";

/** `from`: the effective date, formatted. */
export type LegalVersion = {
	number: number;
	from: string;
	isCurrent: boolean;
	isComing: boolean;
};
export type LegalHeading = { id: string; text: string };
export type LegalView = {
	title: string;
	summary: string;
	html: string;
	inEnglish: boolean;
	headings: LegalHeading[];
	shown: LegalVersion;
	versions: LegalVersion[];
};

type LegalContext = { formats: Pick<Formats, "longDay">; today: string };

export function legalVersions(rows: readonly VersionRow[], { formats, today }: LegalContext): LegalVersion[] {
	return versionsInForce(rows, today).map(({ number, fact, isCurrent, isComing }) => ({
		number,
		from: fact ? formats.longDay(fact) : "—",
		isCurrent,
		isComing,
	}));
}

type Text = Pick<FoundEntry, "title" | "summary" | "bodyHtml"> & { bodyInEnglish: boolean };

export function legalView(
	text: Text,
	shown: LegalVersion,
	versions: LegalVersion[],
	places: LegalPlaceholders,
): LegalView {
	const html = fillPlaceholders(text.bodyHtml, places, { isHtml: true });
	return {
		title: text.title,
		summary: text.summary,
		html,
		inEnglish: text.bodyInEnglish,
		headings: headingsOf(html),
		shown,
		versions,
	};
}

/** The h2 headings, with ids `part-<n>`. */
function headingsOf(html: string): LegalHeading[] {
	return [...html.matchAll(/<h2 id="(part-\d+)">(.*?)<\/h2>/g)].map(([, id = "", text = ""]) => ({
		id,
		text: text
			.replace(/<[^>]+>/g, "")
			.replaceAll("&amp;", "&")
			.replaceAll("&quot;", '"')
			.replaceAll("&lt;", "<"),
	}));
}
