import {
	CATEGORY_GROUPS,
	type Category,
	type CategoryGroup,
	categoriesFor,
} from "#app/features/operations/notifications/category.ts";
import { categoryName } from "#app/features/operations/notifications/face.server.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { dateFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { Mode } from "#db/schema/people/inbox.ts";
import { choicesOf, modeOf } from "../deliver/delivery-rule";
import { DIGEST_MINUTE, DIGEST_WEEKDAY } from "../deliver/digest-time";
import { findSettings, listAllChoices } from "./choices.repository.server";
import { HALF_HOURS } from "./schemas";

export function readChoicesPage(db: Database, { session }: Viewer) {
	const userId = userOfSession(session);
	return inBatch(db, { choices: listAllChoices(db, userId), settings: findSettings(db, userId) });
}

export type CategoryChoice = {
	name: string;
	label: string;
	/** Null: it does not come this way. */
	app: Mode | null;
	mail: Mode | null;
	isMandatory: boolean;
};

type Asked = { categories: ReadonlyMap<string, Category>; user: CurrentUser; language: Language };

export function choicesPageData(
	{ choices, settings: [settings] }: Awaited<ReturnType<typeof readChoicesPage>>,
	{ categories, user, language }: Asked,
) {
	const t = getFixedT(language, "inbox");
	const rowOf = (category: Category): CategoryChoice => {
		const chosen = choicesOf(choices, category.name);
		return {
			name: category.name,
			label: categoryName(category, language),
			app: modeOf(category, "app", chosen),
			mail: modeOf(category, "mail", chosen),
			isMandatory: category.mandatory !== undefined,
		};
	};
	const rows = (group: CategoryGroup) =>
		categoriesFor(categories, user.role)
			.filter((one) => one.group === group)
			.sort((a, b) => a.order - b.order)
			.map(rowOf);
	const time = dateFormat(language, { timeStyle: "short", timeZone: "UTC" });
	const weekday = dateFormat(language, { weekday: "long", timeZone: "UTC" });
	const { quietFrom = null, quietTo = null } = settings ?? {};
	return {
		title: t("choices.title"),
		description: t("choices.lede"),
		email: user.email,
		timeZone: user.timeZone,
		groups: CATEGORY_GROUPS.map((group) => ({ group, rows: rows(group) })).filter((one) => one.rows.length > 0),
		mailOn: settings?.mailOn ?? true,
		digestsOn: settings?.digestsOn ?? true,
		digest: { minute: settings?.digestMinute ?? DIGEST_MINUTE, weekday: settings?.digestWeekday ?? DIGEST_WEEKDAY },
		quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, until: quietTo },
		times: HALF_HOURS.map((minute) => ({ minute, label: time.format(minute * 60_000) })),
		weekdays: Array.from({ length: 7 }, (_, at) => ({ weekday: at + 1, label: weekday.format(MONDAY + at * DAY_MS) })),
	};
}

export type ChoicesPageData = ReturnType<typeof choicesPageData>;

const MONDAY = Date.UTC(2026, 0, 5);
