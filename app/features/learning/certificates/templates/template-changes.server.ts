import type { listDeedsOfSubject } from "#app/features/operations/audit/face.server.ts";
import { differencesOf } from "#app/features/operations/history/difference.ts";
import { type HistoryEntry, historyEntry } from "#app/features/operations/history/history-entry.ts";
import { labelInLanguage } from "#app/features/operations/history/label-in-language.ts";
import { listUploads } from "#app/features/operations/uploads/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { readTemplateChange, type TemplateState } from "./template-change";
import { TEMPLATE_FIELDS } from "./template-words";

type Deeds = Awaited<ReturnType<typeof listDeedsOfSubject>>;
type TemplateChangesInput = {
	what: string;
	/** Current version; only its change can be undone. */
	version: number;
	language: Language;
	timeZone: string;
};

/** Changes as text, in the order of `deeds` (newest first), with file names of signatures. */
export async function templateChanges(
	db: Database,
	deeds: Deeds,
	{ what, version, language, timeZone }: TemplateChangesInput,
): Promise<HistoryEntry[]> {
	const [t, history] = [getFixedT(language, "certificates"), getFixedT(language, "history")];
	const formats = formatsFor({ language, timeZone });
	const changes = deeds.flatMap((deed) => {
		const change = readTemplateChange(deed);
		return change ? [{ ...deed, ...change }] : [];
	});
	const signatures = changes.flatMap(({ before, after }) => [before.signature, after.signature]);
	const files = await namesOf(
		db,
		signatures.flatMap((id) => id ?? []),
	);

	const label = (path: string, { language: ofWords }: TemplateState) => {
		const name = t(`template.${path as keyof ReturnType<typeof flat>}`);
		return TEMPLATE_FIELDS.some((field) => field === path) ? labelInLanguage(name, ofWords) : name;
	};
	const write = (path: string, value: string) => {
		if (value === "") return history("blank");
		if (path === "isGiven") return history(value === "true" ? "yes" : "no");
		return path === "signature" ? (files.get(value) ?? t("template.fileGone")) : value;
	};
	return changes.map(({ id, deed, at, actorName, before, after, version: made }) =>
		historyEntry(
			{
				id,
				what,
				at,
				by: actorName,
				isUndo: deed === "certificates.undoTemplate",
				canUndo: made === version,
				differences: differencesOf(flat(before), flat(after)).map(({ path, from, to }) => ({
					label: label(path, after),
					from: write(path, from),
					to: write(path, to),
				})),
			},
			formats,
		),
	);
}

function flat({ words, isGiven, validMonths, signature }: TemplateState) {
	return { ...words, isGiven, validMonths, signature };
}

async function namesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const files = await listUploads(db, [...new Set(ids)]);
	return new Map(files.map(({ id, name }) => [id, name]));
}
