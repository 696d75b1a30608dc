import { forTeachers, type Row } from "./answers.ts";

export const COURSE_EDITOR: Row[] = [
	{
		path: "/instructor-dashboard/courses/1/lessons/quiz-reading-a-listing/questions",
		route: "routes/learning/course-editor/questions",
		document: forTeachers("200"),
		post: forTeachers("400"),
	},
	{
		path: "/instructor-dashboard/courses/1/lessons/how-wholesaling-works/questions",
		route: "routes/learning/course-editor/questions",
		document: forTeachers("404"),
		post: forTeachers("404"),
	},
];
