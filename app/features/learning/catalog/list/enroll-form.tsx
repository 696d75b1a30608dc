import { Form } from "@remix-run/react";
import type { CourseCardData } from "./course-card-data";

/** The id that the button of a card names. */
export const ENROLL_FORM = "enroll-by-card";

/** What the cards' buttons that enroll belong to: beside the list, which may stand in a form of its own. */
export function EnrollForm({ courses }: { courses: readonly CourseCardData[] }) {
	return courses.some(({ action }) => action.posts) ? <Form id={ENROLL_FORM} method="post" hidden /> : null;
}
