import type { TFunction } from "i18next";
import { toForm } from "#app/features/library/entries/editor/writing/entry-form.ts";
import { entryWords } from "#app/features/library/entries/entry-words.ts";
import { listEntriesWithWords } from "#app/features/library/entries/face.server.ts";
import { csvResponse } from "#app/shared/lists/csv.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { PLACE } from "../place-kind.ts";
import { PLACE_RULES } from "./places-query.ts";

type Line = Record<string, string>;

/** The published rules by place; English where the language has no words. */
export function exportDeskPlaces(
	db: Database,
	{ language, t }: { language: Language; t: TFunction<"library"> },
): Promise<Response> {
	const own = (name: string): readonly [string, (line: Line) => string] => [
		t(`fields.${name}` as "fields.answer"),
		(line) => line[name] ?? "",
	];
	return csvResponse<Line, number>({
		name: "rules-by-place",
		columns: [
			[t("export.place"), ({ place = "" }) => place],
			own("kind"),
			own("country"),
			[t("export.rule"), ({ rule = "" }) => rule],
			...["answer", "text", "doubt", "sourceName", "sourceUrl", "sourceDate", "reviewedOn"].map(own),
		],
		// A few hundred rows fit into one chunk; a short chunk ends the file.
		read: async (after) => (after === null ? lines(db, language, t) : []),
		keyOf: () => 1,
	});
}

async function lines(db: Database, language: Language, t: TFunction<"library">): Promise<Line[]> {
	const places = await listEntriesWithWords(db, { kind: "place", language });
	return places.flatMap((place) => {
		const { words } = entryWords<Record<string, unknown>>(place);
		const rules = toForm(PLACE.form, { facts: place.details, words }).rules as Record<string, Line>;
		const { kind, country } = place.details;
		const of = {
			place: place.title,
			kind: t(`options.kind.${kind}` as "options.kind.state"),
			country: String(country),
		};
		return PLACE_RULES.map((cell) => {
			const rule = rules[cell] ?? {};
			const answer = rule.answer ? t(`options.answer.${rule.answer}` as "options.answer.yes") : "";
			return { ...of, ...rule, answer, rule: t(`cells.${cell}`) };
		});
	});
}
