import type { PagePart, PartProps } from "#app/page-part.ts";
import { LazyCourseButton, LazyLearningPathBanner } from "./path/lazy-parts";
import { useInvalidatedPath } from "./path/use-invalidated-path";

function InvalidatedPath({ hasOwnFrame }: PartProps) {
	useInvalidatedPath(hasOwnFrame);
	return null;
}

function LearningPath({ user, hasOwnFrame }: PartProps) {
	return user && !hasOwnFrame ? <LazyLearningPathBanner user={user} /> : null;
}

function CourseButton({ user, without }: PartProps) {
	return user && !without.includes("courseButton") ? <LazyCourseButton user={user} /> : null;
}

export const PARTS: readonly PagePart[] = [
	{ where: "first", order: 30, Part: InvalidatedPath },
	{ where: "belowHeader", order: 10, Part: LearningPath },
	{ where: "corner", order: 10, Part: CourseButton },
];
