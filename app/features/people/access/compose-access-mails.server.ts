import type { Database } from "../../../../db/client.server";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../../shared/words/languages";
import { findUser } from "../../auth/find-user.server";
import type { Entitlement } from "../../entitlements/can-access";
import { listAllEntitlements } from "../../entitlements/entitlements.server";
import type { ComposeMail } from "../../notifications/send-mail.server";
import { findCourseTitle } from "../person/person.repository.server";

/** That a course, or all of them, is open to somebody, and until when. Nothing where it has been taken back meanwhile. */
export const composeAccessOpen: ComposeMail = async (db, about) => {
	const found = await find(db, about);
	if (!found?.open) return null;
	const { until } = found.open;
	const t = getFixedT(found.language, "mail");
	const formats = formatsFor({ language: found.language, timeZone: found.user.timeZone });
	return toLearner(found, { ...found.values, until: until ? formats.dateTime(until) : t("access.forEver") });
};

/** That it is closed, for now or for good. Nothing where something else opens it. */
export const composeAccessClosed: ComposeMail = async (db, about) => {
	const found = await find(db, about);
	return found && !found.open ? toLearner(found, found.values) : null;
};

type About = Parameters<ComposeMail>[1];
type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

async function find(db: Database, { userId, courseId, language, origin, now }: About) {
	const [[user], rights] = await db.batch([findUser(db, userId), listAllEntitlements(db, userId)]);
	if (!user) return null;
	const shown: Language = language ?? (isLanguage(user.language) ? user.language : DEFAULT_LANGUAGE);
	const [course] = courseId ? await findCourseTitle(db, courseId, shown) : [];
	if (courseId && !course?.title) return null;
	return {
		user,
		language: shown,
		open: latestEnd(rights.filter((one) => isAbout(one, courseId ?? null) && isOpen(one, now))),
		values: {
			name: user.name,
			course: course?.title ?? getFixedT(shown, "mail")("access.allCourses"),
			help: `${origin}/${shown}/help/contact`,
			link: courseId ? `${origin}/${shown}/courses/${courseId}` : `${origin}/dashboard`,
		},
	};
}

function isAbout({ thingKind, thingId }: Entitlement, courseId: number | null): boolean {
	return thingKind === "all" || (thingKind === "course" && thingId === courseId);
}

function isOpen({ fromAt, untilAt, endedAt }: Entitlement, now: Date): boolean {
	return fromAt <= now && (!untilAt || untilAt > now) && (!endedAt || endedAt > now);
}

/** Until when what is open stays so; `until: null` for ever, null where nothing is open. */
function latestEnd(open: readonly Entitlement[]): { until: Date | null } | null {
	if (open.length === 0) return null;
	const ends = open.map(({ untilAt }) => untilAt?.getTime() ?? Number.POSITIVE_INFINITY);
	const latest = Math.max(...ends);
	return { until: Number.isFinite(latest) ? new Date(latest) : null };
}

function toLearner({ user, language }: Found, values: Record<string, string>) {
	return { to: user.email, language, values };
}
