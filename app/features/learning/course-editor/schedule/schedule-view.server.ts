import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#app/shared/words/languages.ts";
import { type EditedCourse, titleOf } from "../drafts/edited-course.server";
import { readPartKey } from "../parts/part-names";
import type { listSchedules } from "./schedules.repository.server";

type Listed = Awaited<ReturnType<typeof listSchedules>>[number];
type Reader = { course: EditedCourse; language: Language; timeZone: string };

/** A scheduled publication in words: when, in the zone of who scheduled it, of the reader, and in UTC; and what is frozen. */
export function scheduleView(schedule: Listed, { course, language, timeZone }: Reader) {
	const t = getFixedT(language, "course-schedule");
	const at = (zone: string) => formatsFor({ language, timeZone: zone }).dateTime(schedule.publishAt);
	const isOther = schedule.timeZone !== timeZone;
	const keys = [...new Set(schedule.parts.map(([key]) => key))];
	return {
		id: schedule.id,
		isFailed: schedule.state === "failed",
		failure: schedule.failure && t(`failures.${schedule.failure}`),
		at: at(schedule.timeZone),
		zone: schedule.timeZone,
		here: isOther ? at(timeZone) : null,
		utc: at("UTC"),
		by: schedule.authorName,
		note: schedule.note,
		/** Questions whose marks change with it. */
		marked: schedule.marks.length,
		parts: keys.map((key) => ({
			key,
			title:
				key === "course"
					? t("course")
					: titleOf(course, key, language) || titleOf(course, key, DEFAULT_LANGUAGE) || readPartKey(key).key,
			languages: schedule.parts
				.filter(([of]) => of === key)
				.map(([, code]) => LANGUAGES.find((one) => one.code === code)?.name ?? t("order"))
				.join(", "),
		})),
	};
}

export type ScheduleView = ReturnType<typeof scheduleView>;
