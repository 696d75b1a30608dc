import { and, eq, gt, inArray, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courseTranslations, entitlements } from "#db/schema/schema.ts";

/** Open rights of somebody that end at an instant, or at one of some (a list in SQL), unless another right opens the same for longer. */
export function listEndingRights(
	db: Database,
	{ userId, language, ends }: { userId: UserId; language: Language; ends: Date | SQL },
) {
	const [asked, english] = [alias(courseTranslations, "asked"), alias(courseTranslations, "english")];
	const longer = alias(entitlements, "longer");
	const isSame = or(
		eq(longer.thingKind, "all"),
		and(eq(longer.thingKind, entitlements.thingKind), eq(longer.thingId, entitlements.thingId)),
	);
	const opensLonger = db
		.select({ id: longer.id })
		.from(longer)
		.where(
			and(
				eq(longer.userId, entitlements.userId),
				isSame,
				isNull(longer.endedAt),
				or(isNull(longer.untilAt), gt(longer.untilAt, entitlements.untilAt)),
			),
		);
	return db
		.select({
			thingKind: entitlements.thingKind,
			courseId: entitlements.thingId,
			untilAt: entitlements.untilAt,
			lastDay: entitlements.lastDay,
			title: localizedColumn("title", asked.title, english.title),
		})
		.from(entitlements)
		.leftJoin(asked, translates(asked.courseId, entitlements.thingId, language))
		.leftJoin(english, translates(english.courseId, entitlements.thingId, DEFAULT_LANGUAGE))
		.where(
			and(
				eq(entitlements.userId, userId),
				inArray(entitlements.thingKind, ["course", "all"]),
				isNull(entitlements.endedAt),
				ends instanceof Date ? eq(entitlements.untilAt, ends) : sql`${entitlements.untilAt} in ${ends}`,
				notExists(opensLonger),
			),
		);
}
