import { expect, test } from "vitest";
import { activityKey } from "./activity-key";

test("an action without words of its own is told by the general ones", () => {
	expect(["auth.signIn", "school.moved", "constructor"].map(activityKey)).toEqual(["signIn", "other", "other"]);
});
