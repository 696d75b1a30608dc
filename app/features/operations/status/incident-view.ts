import type { Formats } from "#app/shared/words/formats.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";

type State = "investigating" | "identified" | "monitoring" | "resolved";
type Impact = "notice" | "partial" | "outage";
type IncidentRow = {
	id: string;
	impact: Impact;
	state: State;
	words: Record<string, string>;
	startedAt: Date;
	resolvedAt: Date | null;
	revision: number;
};
type UpdateRow = { id: string; incidentId: string; state: State; words: Record<string, string>; at: Date };

/** In the reader's language, or English as fallback. */
export type TranslatedText = { text: string; inEnglish: boolean };
export type IncidentUpdateView = { id: string; state: State; text: TranslatedText; at: string };
export type IncidentView = {
	id: string;
	impact: Impact;
	state: State;
	revision: number;
	title: TranslatedText;
	began: string;
	resolved: string | null;
	updates: IncidentUpdateView[];
};

type Reader = { language: Language; formats: Pick<Formats, "dateTime"> };

export function incidentViews(
	incidents: readonly IncidentRow[],
	updates: readonly UpdateRow[],
	{ language, formats }: Reader,
): IncidentView[] {
	return incidents.map(({ id, impact, state, revision, words, startedAt, resolvedAt }) => ({
		id,
		impact,
		state,
		revision,
		title: translated(words, language),
		began: formats.dateTime(startedAt),
		resolved: resolvedAt && formats.dateTime(resolvedAt),
		updates: updates
			.filter(({ incidentId }) => incidentId === id)
			.map((update) => ({
				id: update.id,
				state: update.state,
				text: translated(update.words, language),
				at: formats.dateTime(update.at),
			})),
	}));
}

function translated(words: Record<string, string>, language: Language): TranslatedText {
	const own = isLanguage(language) ? words[language] : undefined;
	return { text: own ?? words.en ?? "", inEnglish: !own && language !== "en" };
}
