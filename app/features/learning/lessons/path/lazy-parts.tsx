import { useMatches } from "@remix-run/react";
import { useCallback, useState } from "react";
import type { User } from "#app/features/people/auth/user-shape.ts";
import { MOBILE, useMedia } from "#app/shared/browser/use-media.ts";
import { factsOf } from "#app/shared/pages/page.ts";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
import { BannerStrip } from "./banner-strip";

/*
 * Parts of the frame for those who are signed in, whose code comes once the page is
 * alive: a visitor's browser never asks for it. What they show is read by the browser,
 * so the server has nothing to draw of them but their room. They are not drawn by the
 * server and waited for in a Suspense boundary: whoever moved on before their code was
 * there would make React 18 throw that boundary away (its error 421).
 */

const loadBanner = async () => (await import("./learning-path-banner")).LearningPathBanner;
const loadCourseButton = async () => (await import("./course-button")).CourseButton;

/** The learning path under the header; not on the pages of the staff, nor where somebody looks after account and money. */
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

/** The button of phones that leads back into the course. */
export function LazyCourseButton({ user }: { user: Pick<User, "id"> }) {
	const CourseButton = useLazyComponent(useMedia(MOBILE), loadCourseButton);
	return CourseButton ? <CourseButton user={user} /> : null;
}
