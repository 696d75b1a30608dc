import { expect, test } from "vitest";
import { isEmailAddress, toEmailAddress } from "./email-address";

test.each([
	["ivan@xn--80a1acny.xn--p1ai", "ivan@xn--80a1acny.xn--p1ai"],
	["ann@münchen.example", "ann@xn--mnchen-3ya.example"],
	["ivan@почта.рф", "ivan@xn--80a1acny.xn--p1ai"],
	["ann@MÜNCHEN.example", "ann@xn--mnchen-3ya.example"],
	["li@例子。中国", "li@xn--fsqu00a.xn--fiqs8s"],
	[" Ann.O'Neil+x@School.Example ", "ann.o'neil+x@school.example"],
	["\u200bann@school.example\u00ad", "ann@school.example"],
	["!#$%&'*+/=?^_`{|}~-@school.example", "!#$%&'*+/=?^_`{|}~-@school.example"],
	["a..b.@school.example", "a..b.@school.example"],
	["ann@localhost", "ann@localhost"],
	["ann@a-1.museum", "ann@a-1.museum"],
])("%s is %s", (typed, address) => {
	expect(toEmailAddress(typed)).toBe(address);
	expect(isEmailAddress(address)).toBe(true);
});

test.each([
	"",
	"ann",
	"@school.example",
	"ann@",
	"a@b@school.example",
	"ann@-school.example",
	"ann@school-.example",
	"ann@school..example",
	"ann@münchen.example/x",
	"ann@mü:80",
	"ann b@school.example",
	"änn@school.example",
	"ann\0@school.example",
	`${"a".repeat(250)}@b.example`,
])("%s is no address", (typed) => {
	expect(isEmailAddress(toEmailAddress(typed))).toBe(false);
});
