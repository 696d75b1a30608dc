import { ACCOUNT } from "./account.ts";
import { all, type Row } from "./answers.ts";
import { CALLS } from "./calls.ts";
import { COMMUNITY } from "./community.ts";
import { COURSE_EDITOR } from "./course-editor.ts";
import { DESK } from "./desk.ts";
import { DESK_MONEY } from "./desk-money.ts";
import { LIBRARY } from "./library.ts";
import { MONEY } from "./money.ts";
import { SCHOOL } from "./school.ts";

export type { Row };

export const ACCESS: Row[] = [
	...SCHOOL,
	...COURSE_EDITOR,
	...LIBRARY,
	...COMMUNITY,
	...ACCOUNT,
	...MONEY,
	...CALLS,
	...DESK,
	...DESK_MONEY,
	// Last, because it ends the sessions of this table.
	{
		path: "/logout",
		route: "routes/people/auth/logout",
		document: all("→ /"),
		post: all("→ /login"),
		isResource: true,
	},
	{ path: "/api/auth/logout", route: "routes/api/logout", document: all("405"), isResource: true },
];
