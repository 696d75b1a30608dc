import { expect, test } from "vitest";
import { isLaterPage } from "./later-pages";

test.each(["/community", "/community/buyers/room", "/mentorship/7", "/settings/notifications"])(
	"%s comes later",
	(path) => {
		expect(isLaterPage(path)).toBe(true);
	},
);

test.each(["/", "/communityx", "/settings", "/courses", "/de/community"])("%s does not", (path) => {
	expect(isLaterPage(path)).toBe(false);
});
