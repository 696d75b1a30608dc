import { CourseImage } from "../../catalog/course-image";
import { platLots } from "../plat-lots";
import type { LessonRoom } from "./lesson-room.server";

/** The sheet of the course at the top of the outline; decoration, the lots in the bar say the same in words. */
export function CoursePlat({ room: { course, modules, reader } }: { room: LessonRoom }) {
	const { lessonCounts, ...progress } = platLots(modules.map(({ lessons }) => lessons.map(({ state }) => state)));
	return (
		<CourseImage
			course={{ ...course, lessonCounts }}
			{...(reader === "learner" ? progress : {})}
			mode="plat"
			width={272}
			className="max-lg:hidden"
		/>
	);
}
