import { expect, test } from "vitest";
import { isVisible, type Visibility } from "./visibility";

const seen = (
	part: "image" | "bio" | "country",
	chosen: Visibility | null,
	{ isTeacher = false, toMember = false } = {},
) => isVisible(part, { visibility: chosen && { [part]: chosen }, isTeacher, toMember });

test.each<[Visibility, boolean, boolean]>([
	["everyone", true, true],
	["members", false, true],
	["nobody", false, false],
])("what is for %s", (chosen, toGuest, toMember) => {
	for (const isTeacher of [false, true]) {
		expect(seen("image", chosen, { isTeacher })).toBe(toGuest);
		expect(seen("image", chosen, { isTeacher, toMember: true })).toBe(toMember);
	}
});

test("without a choice members see a part, and everybody the picture and the text of a teacher", () => {
	expect([seen("image", null), seen("image", null, { toMember: true })]).toEqual([false, true]);
	expect([seen("image", null, { isTeacher: true }), seen("bio", null, { isTeacher: true })]).toEqual([true, true]);
	expect([seen("country", null, { isTeacher: true }), seen("country", null, { toMember: true })]).toEqual([
		false,
		true,
	]);
});
