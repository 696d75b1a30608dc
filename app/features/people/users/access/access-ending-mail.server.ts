import { z } from "zod";
import { lastDayShown } from "#app/features/learning/entitlements/last-day.ts";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { listEndingRights } from "./ending.repository.server";

/** How long before the end it is told. */
const TOLD_BEFORE_MS = 7 * DAY_MS;

/** `endsAt` in milliseconds: a right that ends at another time meanwhile has a notice of its own, and this one is void. */
const PAYLOAD = z.strictObject({ courseId: z.int().optional(), endsAt: z.int() });
type Ending = z.output<typeof PAYLOAD>;
type Right = Awaited<ReturnType<typeof listEndingRights>>[number];

/** Access that ends in a week, unless something else opens it for longer. */
export const accessEndingMail = defineMail({
	category: "access",
	payload: PAYLOAD,
	app: {
		find: (db, { userId, language, among }) => listEndingRights(db, { userId, language, ends: among("endsAt") }),
		isAbout,
		say: (right, { ids: { courseId }, language, formats }) => {
			const course = right && titleOf(right, language);
			const until = right && lastDayShown(right, formats);
			return course && until
				? { to: courseId ? `/courses/${courseId}` : "/dashboard", values: { course, until } }
				: null;
		},
	},
	compose: async (db, { userId, courseId, endsAt, language, origin }) => {
		const [user] = await findUser(db, userId);
		if (!user) return null;
		const shown = language ?? toLanguage(user.language);
		const rights = await listEndingRights(db, { userId, language: shown, ends: new Date(endsAt) });
		const right = rights.find((one) => isAbout(one, { courseId, endsAt }));
		const course = right && titleOf(right, shown);
		const until = right && lastDayShown(right, formatsFor({ language: shown, timeZone: user.timeZone }));
		if (!course || !until) return null;
		const link = courseId ? `${origin}/${shown}/courses/${courseId}` : `${origin}/dashboard`;
		return { to: user.email, language: shown, values: { name: user.name, course, until, link } };
	},
});

function isAbout({ thingKind, courseId, untilAt }: Right, ids: Ending): boolean {
	const isSame = ids.courseId === undefined ? thingKind === "all" : thingKind === "course" && courseId === ids.courseId;
	return isSame && untilAt?.getTime() === ids.endsAt;
}

function titleOf({ thingKind, title }: Right, language: Language): string | null {
	return thingKind === "all" ? getFixedT(language, "people-mail")("access.allCourses") : title;
}

type Given = { userId: number; courseId: number | null; endsAt: Date | null; origin: string; now: Date };

/** To be written with a right that has an end: the notice of it, where there is time for one. */
export function endingNotice(db: Database, { userId, courseId, endsAt, origin, now }: Given): Write[] {
	const dueAt = endsAt && new Date(endsAt.getTime() - TOLD_BEFORE_MS);
	if (!endsAt || !dueAt || dueAt <= now) return [];
	const ids = { userId, courseId: courseId ?? undefined, endsAt: endsAt.getTime(), origin };
	const id = `accessEnding:${userId}:${courseId ?? "all"}:${endsAt.getTime()}`;
	return [enqueueMail(db, "accessEnding", ids, { id, dueAt }).onConflictDoNothing()];
}
