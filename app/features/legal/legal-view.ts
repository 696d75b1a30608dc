import type { Formats } from "../../shared/words/formats";
import type { FoundEntry } from "../library/library.server";
import { type Operator, withOperator } from "./operator";

/** A version of a legal page, as the list of all of them names it. `from`: the day on which it came into force, in words. */
export type LegalVersion = { number: number; from: string; isCurrent: boolean };
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

type VersionRow = { number: number; fact: string | null; isPublished: boolean };

/** The versions of a page, the newest first. Those that were saved after the one in force are not out yet. */
export function legalVersions(rows: readonly VersionRow[], formats: Pick<Formats, "longDay">): LegalVersion[] {
	const current = rows.find(({ isPublished }) => isPublished)?.number ?? 0;
	return rows
		.filter(({ number }) => number <= current)
		.map(({ number, fact }) => ({ number, from: fact ? formats.longDay(fact) : "—", isCurrent: number === current }));
}

type Text = Pick<FoundEntry, "title" | "summary" | "bodyHtml"> & { bodyInEnglish: boolean };

/** A text of a page with what stands around it; the operator is put in where the text asks for it. */
export function legalView(text: Text, shown: LegalVersion, versions: LegalVersion[], operator: Operator): LegalView {
	const html = withOperator(text.bodyHtml, operator, { isHtml: true });
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
