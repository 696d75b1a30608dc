import { useMatches } from "@remix-run/react";
import { useCallback, useState } from "react";
import type { User } from "#app/features/people/auth/user-shape.ts";
import { MOBILE_QUERY, useMedia } from "#app/shared/browser/use-media.ts";
import { factsOf } from "#app/shared/pages/page.ts";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
import { BannerStrip } from "./banner-strip";

/*
 * Frame parts for signed-in users, imported after hydration so that guests never load them. Not lazy in a Suspense
 * boundary, because navigating before their code arrives would make React 18 discard the boundary (error 421).
 */

const loadBanner = async () => (await import("./learning-path-banner")).LearningPathBanner;
const loadCourseButton = async () => (await import("./course-button")).CourseButton;

/** Not on staff pages, account pages or payment pages. */
export function LazyLearningPathBanner({ user }: { user: Pick<User, "id" | "role"> }) {
	const [hasFailed, setFailed] = useState(false);
	const fail = useCallback(() => setFailed(true), []);
	const isPlace = !useMatches()
		.map(factsOf)
		.some(({ layout, without }) => layout === "admin" || layout === "settings" || without?.includes("learningPath"));
	const isShown = isPlace && user.role !== "admin";
	const Banner = useLazyComponent(isShown && !hasFailed, loadBanner, fail);

	if (!isShown || hasFailed) return null;
	return Banner ? <Banner user={user} /> : <BannerStrip />;
}

export function LazyCourseButton({ user }: { user: Pick<User, "id"> }) {
	const CourseButton = useLazyComponent(useMedia(MOBILE_QUERY), loadCourseButton);
	return CourseButton ? <CourseButton user={user} /> : null;
}
