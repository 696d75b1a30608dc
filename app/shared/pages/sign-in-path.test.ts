import { expect, test } from "vitest";
import { safeRedirect } from "../request/safe-redirect";
import { signInPath } from "./sign-in-path";

test("the sign-in page is told where somebody came from, in full", () => {
	const { searchParams } = new URL(signInPath("/forum/3/2?a=b#post-2"), "https://school.example");
	expect(safeRedirect(searchParams.get("redirectTo") ?? "")).toBe("/forum/3/2?a=b#post-2");
});
