import type { ShipOutcome } from "#app/features/learning/authoring/publishing/ship-course.server.ts";
import type { CourseContent } from "../content/course-content.ts";

export function reportShipment(course: CourseContent, outcome: ShipOutcome, say: (line: string) => void): void {
	const name = `“${course.translations.en.title}”`;
	if (!outcome.ok) {
		say(`${name} ${REASON_TEXTS[outcome.reason](course)}`);
		return;
	}
	const { isNew, changed, retired, kept } = outcome;
	if (changed) {
		const lessons = course.modules.reduce((sum, module) => sum + module.lessons.length, 0);
		const languages = Object.keys(course.translations).length;
		const size = `${counted(course.modules.length, "module")}, ${counted(lessons, "lesson")}, ${counted(languages, "language")}`;
		say(`${isNew ? "Published" : "Updated"} ${name}: ${size}.`);
	}
	if (retired.lessons.length > 0) say(`  Lessons that have left it, records kept: ${retired.lessons.join(", ")}.`);
	if (retired.questions.length > 0) say(`  Questions that have left it: ${retired.questions.join(", ")}.`);
	for (const term of kept.terms) say(`  The school’s own ${term} stays; another one ships.`);
	for (const { key, language } of kept.parts) {
		const part = language === "*" ? key : `${key} (${language})`;
		say(`  The school’s own ${part} stays; what ships has changed.`);
	}
}

const REASON_TEXTS: Record<Extract<ShipOutcome, { ok: false }>["reason"], (course: CourseContent) => string> = {
	ownCourse: ({ key }) => `was left out: the school has a course of its own under the key ${key}.`,
	changedMeanwhile: () => "was left as it is: somebody else published it at this moment. Run it again.",
	topicUnknown: ({ topic }) => `was left out: the school has no topic ${topic}.`,
	levelUnknown: ({ level }) => `was left out: the school has no level ${level}.`,
};

function counted(count: number, thing: string): string {
	return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
