import { expect, test } from "vitest";
import { entrancePath } from "./entrance";

test("what a visitor wanted goes along from one guest page to the other, and nothing else", () => {
	const search = new URLSearchParams({ redirectTo: "/checkout?plan=pro&interval=year", enroll: "1", with: "recovery" });
	const path = entrancePath("/register", search);

	expect(path).toBe("/register?redirectTo=%2Fcheckout%3Fplan%3Dpro%26interval%3Dyear&enroll=1");
	expect(entrancePath("/login", new URLSearchParams("x=1"))).toBe("/login");
});
