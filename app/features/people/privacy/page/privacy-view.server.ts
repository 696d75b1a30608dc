import { isOccasion } from "#app/features/library/legal/legal-pages.ts";
import { type ExportFacts, toExportView } from "#app/features/operations/exports/export-view.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LANGUAGES, type Language } from "#app/shared/words/languages.ts";
import { keptView } from "../facts/kept-view.server";

type Consent = { document: string; version: number; language: string; occasion: string; at: Date };
type Input = { consents: readonly Consent[]; latest: ExportFacts | undefined; endsAt: Date | null };

export function toPrivacyView(
	{ consents, latest, endsAt }: Input,
	{ language, formats }: { language: Language; formats: Formats },
) {
	const t = getFixedT(language, "privacy");
	return {
		export: latest ? toExportView(latest, formats) : null,
		consents: consents.map(({ document, version, language: readIn, occasion, at }) => ({
			key: `${document} ${version} ${at.getTime()}`,
			document,
			version,
			read: t("consents.read", {
				when: formats.dateTime(at),
				language: LANGUAGES.find(({ code }) => code === readIn)?.name ?? readIn,
				occasion: isOccasion(occasion) ? t(`consents.occasions.${occasion}`) : occasion,
			}),
		})),
		kept: keptView(t),
		ends: endsAt && formats.dateTime(endsAt),
	};
}
export type PrivacyView = ReturnType<typeof toPrivacyView>;
