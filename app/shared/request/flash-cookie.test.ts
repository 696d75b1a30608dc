import { expect, test } from "vitest";
import { readFlash, writeFlash } from "./flash-cookie";

const asked = (cookie: string) => new Request("https://school.example/dashboard", { headers: { Cookie: cookie } });

test("what was written is told once, and only on the page that it is meant for", () => {
	const cookie = writeFlash(asked(""), "welcome").split(";")[0] ?? "";
	expect(cookie).toBe("__Host-notice=welcome");

	const told = readFlash(asked(cookie), ["welcome"]);
	expect(told.flash).toBe("welcome");
	expect(new Headers(told.headers).get("Set-Cookie")).toContain(
		"__Host-notice=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
	);
	expect(readFlash(asked(cookie), ["closedAdmins"])).toEqual({ flash: null, headers: {} });
});

test("what nobody has written tells nothing", () => {
	expect(readFlash(asked("__Host-notice=<b>"), ["welcome"])).toEqual({ flash: null, headers: {} });
});
