import { expect, test } from "vitest";
import { isPlannedPage } from "./planned-pages";

test.each(["/community", "/community/buyers/room", "/mentorship/7", "/events/2"])("%s comes later", (path) => {
	expect(isPlannedPage(path)).toBe(true);
});

test.each(["/", "/communityx", "/settings", "/courses", "/de/community"])("%s does not", (path) => {
	expect(isPlannedPage(path)).toBe(false);
});
