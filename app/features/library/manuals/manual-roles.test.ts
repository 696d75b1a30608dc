import { expect, test } from "vitest";
import { manualPath, manualsFor, pageKey, pageSlug } from "./manual-roles";

test("everybody reads the manual of learners, instructors and admins their own first", () => {
	expect(manualsFor(null)).toEqual(["learner"]);
	expect(manualsFor("student")).toEqual(["learner"]);
	expect(manualsFor("instructor")).toEqual(["instructor", "learner"]);
	expect(manualsFor("admin")).toEqual(["admin", "instructor", "learner"]);
});

test("the address of a page does not repeat the role that its key begins with", () => {
	expect(pageSlug("learner", "learner-dashboard")).toBe("dashboard");
	expect(pageKey("learner", "dashboard")).toBe("learner-dashboard");
	expect(pageSlug("admin", "learner-dashboard")).toBe("learner-dashboard");
	expect(manualPath("admin")).toBe("/help/manuals/admin");
	expect(manualPath("learner", "dashboard")).toBe("/help/manuals/learner/dashboard");
});
