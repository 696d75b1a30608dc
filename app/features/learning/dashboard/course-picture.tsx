import { classNames } from "../../../ui/class-names";

/** Courses whose sheet has been drawn; the others wear the sheet of the school. */
const DRAWN = [1, 2];

/** The sheet of a course. Decoration: its title stands beside it. */
export function CoursePicture({ courseId, className }: { courseId: number; className?: string }) {
	const name = DRAWN.includes(courseId) ? courseId : "default";
	return (
		<img
			src={`/images/courses/${name}.svg`}
			alt=""
			width={600}
			height={400}
			decoding="async"
			className={classNames("bg-surface-sunken object-cover", className)}
		/>
	);
}
