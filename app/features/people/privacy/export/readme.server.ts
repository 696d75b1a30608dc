import { EXPORT_FOLDERS, type TableFacts } from "#app/shared/personal-data/personal-data.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { keptView } from "../facts/kept-view.server";

/** Describes each folder of the archive and what is left out, in the requester's language. */
export function readmeText(facts: readonly TableFacts[], language: Language, now: Date): string {
	const t = getFixedT(language, "privacy");
	const made = formatsFor({ language, timeZone: "UTC" }).dateTime(now);
	const folders = EXPORT_FOLDERS.map((folder) => {
		const files = facts.filter((one) => one.folder === folder).map(({ name }) => `  ${folder}/${name}`);
		return [`${folder}/: ${t(`rooms.${folder}`)}`, ...files].join("\n");
	});
	const kept = keptView(t).map(({ title, text, how }) => `- ${title}: ${text} ${how}`);
	return [
		t("readme.title"),
		t("readme.made", { made }),
		t("readme.formats"),
		...folders,
		`files/: ${t("readme.files")}`,
		t("readme.withheld"),
		`${t("kept.title")}\n${kept.join("\n")}`,
		"",
	].join("\n\n");
}
