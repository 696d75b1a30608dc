import { all, forTeachers, type Row } from "./answers.ts";

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
	{
		path: "/instructor-dashboard/courses/1/files",
		route: "routes/learning/course-editor/files",
		document: forTeachers("200"),
		post: forTeachers("400"),
	},
	{
		path: "/instructor-dashboard/courses/3/files",
		route: "routes/learning/course-editor/files",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "404", admin: "200" },
		post: { anonymous: "→ /login", student: "→ /dashboard", instructor: "404", admin: "400" },
	},
	{
		path: "/instructor-dashboard/courses/3/files/upload",
		route: "routes/learning/course-editor/file-upload",
		post: { anonymous: "→ /login", student: "→ /dashboard", instructor: "404", admin: "400" },
		isResource: true,
	},
	{
		path: "/instructor-dashboard/courses/3/files/list",
		route: "routes/learning/course-editor/file-list",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "404", admin: "200" },
		isResource: true,
	},
	{
		path: "/instructor-dashboard/courses/3/links",
		route: "routes/learning/course-editor/links",
		document: { anonymous: "→ /login", student: "→ /dashboard", instructor: "404", admin: "200" },
		isResource: true,
	},
	{
		path: "/course-files/0123456789abcdef0123456789abcdef",
		route: "routes/learning/lessons/course-file",
		document: all("404"),
		isResource: true,
	},
];
