import { manifest, type Picture } from "./manifest";

/** The picture that other sites show for a course, or undefined for one that does not ship. */
export function socialPicture(courseId: number): Picture | undefined {
	return manifest?.social[courseId];
}
