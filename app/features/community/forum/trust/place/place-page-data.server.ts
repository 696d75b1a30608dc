import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { constraintsOf } from "#app/shared/forms/parse-form.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { publicName } from "../../public-name";
import { limitReads, trustFacts } from "../before-writing.server";
import { computedLevel, nextLevel, requirementsOf, trustLevel } from "../trust-levels";
import { COUNTED_NAMES, type LimitName, limitsOf, usedOf } from "../writing-limits";
import { LevelForm } from "./schemas";

type Input = {
	/** Whose place it is. */
	memberId: number;
	reader: { id: number; isModerator: boolean; timeZone: string };
	language: Language;
	scale: number;
	now: Date;
};

/**
 * The level of somebody in the forum, what leads to the next one, and what may be written: for themselves, and for
 * moderators, who may set it. Null for everybody else. One trip.
 */
export async function placePageData(db: Database, { memberId, reader, language, scale, now }: Input) {
	const isOwn = memberId === reader.id;
	if (!isOwn && !reader.isModerator) return null;
	const rows = await inBatch(db, {
		...limitReads(db, memberId),
	});
	const found = firstRow(rows.trust);
	if (!found) return null;

	const t = getFixedT(language, "forum-place");
	const formats = formatsFor({ language, timeZone: reader.timeZone });
	const facts = trustFacts(found);
	const level = trustLevel(facts, now);
	const next = nextLevel(level);
	const limits = limitsOf(level, readSettings(rows.settings));
	const name = publicName(found.name);
	const title = isOwn ? t("title") : t("titleOf", { name });
	return {
		title,
		description: t("lede"),
		level,
		given:
			found.givenLevel && found.givenReason && found.givenAt
				? { reason: found.givenReason, on: formats.date(found.givenAt) }
				: null,
		next,
		requirements: next
			? requirementsOf(next, facts, now).map(({ name: what, need, have, isMet }) => ({
					name: what,
					need: formats.number(need),
					have: formats.number(have),
					isMet,
				}))
			: [],
		limits: limits ? (Object.keys(limits) as LimitName[]).map((limit) => limitRow(limit, limits[limit])) : null,
		/** Moderators set the level of members. */
		setting:
			reader.isModerator && level !== "staff"
				? { computed: computedLevel(facts, now), given: found.givenLevel, limits: constraintsOf(LevelForm) }
				: null,
	};

	function limitRow(limit: LimitName, most: number) {
		const counted = COUNTED_NAMES.find((one) => one === limit);
		const used = counted ? usedOf(counted, { userId: memberId, used: rows.used, now }) : null;
		return {
			name: limit,
			most: formats.number(counted ? Math.floor(most * scale) : most),
			used: counted ? formats.number(used?.count ?? 0) : null,
			until: used && formats.dateTime(used.endsAt),
		};
	}
}
export type PlacePageData = NonNullable<Awaited<ReturnType<typeof placePageData>>>;
