import { addDays, dayOf } from "#app/shared/calendar-day.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { NotificationKinds } from "../notification-kinds";
import { kindsOf } from "../open-mail";
import { previewKind } from "../preview/preview-kind.server";
import { readPreview } from "../preview/preview-query";
import { listFigures, listMailDays } from "./figures.repository.server";
import { nameOfKind } from "./figures-page-data.server";
import { eachDay, FIGURE_DAYS, skipsOf, toKindFigures } from "./kind-figures";

/** One trip. `kind` comes from the address; an unknown one has no figures. */
export function readKindFigures(db: Database, kind: string, now: Date) {
	const of = { since: addDays(dayOf(now, "UTC"), 1 - FIGURE_DAYS), only: kind };
	return inBatch(db, { figures: listFigures(db, of), days: listMailDays(db, of) });
}

type Input = {
	kind: string;
	kinds: NotificationKinds;
	search: URLSearchParams;
	language: Language;
	timeZone: string;
	origin: string;
	now: Date;
};

/** Figures and preview of one kind; null for one that no room declares. */
export function kindPageData(
	{ figures, days }: Awaited<ReturnType<typeof readKindFigures>>,
	{ kind: asked, kinds, search, language, timeZone, origin, now }: Input,
) {
	const kind = kindsOf(kinds.mails).find((one) => one === asked);
	if (!kind) return null;
	const formats = formatsFor({ language, timeZone });
	const t = getFixedT(language, "deliveries");
	const { name, category, categoryName } = nameOfKind(kind, { kinds, language });
	const total = toKindFigures(figures);
	const view = readPreview(search, language);
	return {
		kind,
		title: name,
		description: t("kind.lede"),
		category: categoryName,
		isMandatory: Boolean(category?.mandatory),
		stats: (["mails", "inApp", "opened", "skipped", "bounced", "complained"] as const).map((stat) => ({
			name: stat,
			value: formats.number(total[stat]),
		})),
		skips: skipsOf(figures).map(({ reason, total: count }) => ({ reason, count: formats.number(count) })),
		days: eachDay(days, dayOf(now, "UTC")).map(({ day, total: value }, at) => ({
			label: formats.day(day),
			value,
			isToday: at === FIGURE_DAYS - 1,
		})),
		view,
		preview: previewKind(kind, { kinds, view, origin }),
	};
}

export type KindPageData = NonNullable<ReturnType<typeof kindPageData>>;
