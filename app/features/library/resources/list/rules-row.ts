import type { TFunction } from "i18next";
import { isReviewDue } from "#app/features/library/entries/review.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import type { ResourceRow } from "./list-rows";

type Input = {
	places: { count: number; oldest: string | null } | undefined;
	t: TFunction<"resources">;
	formats: Formats;
	now: Date;
};

/** Dated by the oldest answer; empty when the school has no places. */
export function rulesRow({ places, t, formats, now }: Input): ResourceRow[] {
	if (!places?.oldest) return [];
	const { count, oldest } = places;
	return [
		{
			slug: "rules-by-place",
			path: "/resources/rules-by-place",
			kind: "table",
			topic: "law",
			countries: ["anywhere"],
			languages: [...LANGUAGE_CODES],
			title: t("rules.title"),
			summary: t("rules.summary", { count }),
			inEnglish: false,
			position: 0,
			reviewedOn: oldest,
			reviewed: formats.longDay(oldest),
			isDue: isReviewDue(oldest, dayOf(now, "UTC")),
			downloads: 0,
			closed: null,
			bonusOf: null,
			sections: null,
			ticked: [],
		},
	];
}
