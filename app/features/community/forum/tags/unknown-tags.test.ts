import { expect, test } from "vitest";
import { tagsOf } from "../topics/tags";
import { unknownTags } from "./unknown-tags";

const TAGS = tagsOf(["Portugal", "Transfer tax"]);

test("a member uses tags that there are, a moderator any", () => {
	const known = [{ slug: "portugal" }];
	expect(unknownTags(TAGS, { known, mayAdd: false })).toEqual(["transfer tax"]);
	expect(unknownTags(TAGS, { known, mayAdd: true })).toEqual([]);
});
