import type { FoundEntry } from "#app/features/library/entries/face.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { type LegalPlaces, withPlaces } from "./operator";
import { type VersionRow, versionsInForce } from "./versions-in-force";

/**
 * A version of a legal page, as the list of all of them names it. `from`: the day on which it came or comes into force, in words.
 */
export type LegalVersion = {
	number: number;
	from: string;
	isCurrent: boolean;
	isComing: boolean;
};
/** A heading of the text, to be led to. */
export type LegalHeading = { id: string; text: string };
/** A legal page as it is read. `html` has its headings by id. */
export type LegalView = {
	title: string;
	summary: string;
	html: string;
	inEnglish: boolean;
	headings: LegalHeading[];
	shown: LegalVersion;
	versions: LegalVersion[];
};

type Shown = { formats: Pick<Formats, "longDay">; today: string };

/** The versions of a page that are out on a day, the newest first, in words. */
export function legalVersions(rows: readonly VersionRow[], { formats, today }: Shown): LegalVersion[] {
	return versionsInForce(rows, today).map(({ number, fact, isCurrent, isComing }) => ({
		number,
		from: fact ? formats.longDay(fact) : "—",
		isCurrent,
		isComing,
	}));
}

type Text = Pick<FoundEntry, "title" | "summary" | "bodyHtml"> & { bodyInEnglish: boolean };

/** A text of a page with what stands around it; what the settings say is put in where the text asks for it. */
export function legalView(text: Text, shown: LegalVersion, versions: LegalVersion[], places: LegalPlaces): LegalView {
	const html = withPlaces(text.bodyHtml, places, { isHtml: true });
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

/** The second-level headings of our own renderer's HTML, whose ids are `part-<n>`. */
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
