import { collator, countryNames } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { COUNTRIES, SPOKEN_LANGUAGES } from "./places-and-languages";
import type { findProfile } from "./profiles.repository.server";

type Row = Awaited<ReturnType<typeof findProfile>>[number];
export type Option = { value: string; label: string };
/** A topic of courses with its name; a retired one is shown where it is chosen already. */
export type InterestTopic = { key: string; name: string; isRetired: boolean };

export function toProfileView(
	row: Row | undefined,
	{ name, timeZone }: { name: string; timeZone: string },
	{ language, topics }: { language: Language; topics: readonly InterestTopic[] },
) {
	const languages = new Intl.DisplayNames(language, { type: "language" });
	const zones = Intl.supportedValuesOf("timeZone");
	return {
		name,
		timeZone,
		image: row?.image ?? null,
		headline: row?.headline ?? "",
		country: row?.country ?? "",
		bio: row?.bio ?? "",
		languages: row?.languages ?? [],
		interests: row?.interests ?? [],
		options: {
			countries: toNamedOptions(COUNTRIES, (code) => countryNames(language).of(code), language),
			languages: toNamedOptions(SPOKEN_LANGUAGES, (code) => languages.of(code), language),
			interests: topics
				.filter(({ key, isRetired }) => !isRetired || row?.interests?.includes(key))
				.map(({ key, name: label }) => ({ value: key, label })),
			timeZones: zones.includes(timeZone) ? zones : [timeZone, ...zones],
		},
	};
}

export type ProfileView = ReturnType<typeof toProfileView>;

function toNamedOptions(
	codes: readonly string[],
	nameOf: (code: string) => string | undefined,
	language: Language,
): Option[] {
	const { compare } = collator(language);
	return codes.map((value) => ({ value, label: nameOf(value) ?? value })).sort((a, b) => compare(a.label, b.label));
}
