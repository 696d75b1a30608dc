import { Form } from "@remix-run/react";
import type { CourseCardData } from "./course-card-data";

export const ENROLL_FORM = "enroll-by-card";

/** Target of the cards' enroll buttons; rendered outside the list, which may be inside another form. */
export function EnrollForm({ courses }: { courses: readonly CourseCardData[] }) {
	return courses.some(({ action }) => action.posts) ? <Form id={ENROLL_FORM} method="post" hidden /> : null;
}
