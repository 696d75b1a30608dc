import { expect, test } from "vitest";
import { linksForMembers } from "./links-for-members";

test.each([
	['<a href="/login">Sign in</a>', '<a href="/settings/security">Sign in</a>'],
	['<a href="/de/register?redirectTo=%2F">Konto</a>', '<a href="/settings">Konto</a>'],
	['<a class="x" href="/forgot-password">new</a>', '<a class="x" href="/settings/password">new</a>'],
	['<a href="/login/second-factor">x</a>', '<a href="/login/second-factor">x</a>'],
	['<a href="/help/sign-in">x</a>', '<a href="/help/sign-in">x</a>'],
])("%s", (html, shown) => {
	expect(linksForMembers(html)).toBe(shown);
});
