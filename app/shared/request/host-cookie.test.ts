import { expect, test } from "vitest";
import { hostCookieName } from "./host-cookie";

test.each([
	["http://localhost/", "sid"],
	["http://localhost:8787/login", "sid"],
	["http://school.localhost:8787/", "sid"],
	["http://127.0.0.1:4100/dashboard?week=2", "sid"],
	["http://[::1]:4100/", "sid"],
	["HTTP://LOCALHOST/", "sid"],
	["https://localhost/", "__Host-sid"],
	["https://school.example/", "__Host-sid"],
	["http://school.example/localhost/", "__Host-sid"],
	["http://localhost.example/", "__Host-sid"],
	["http://notlocalhost/", "__Host-sid"],
	["http://127.0.0.1.example/", "__Host-sid"],
	["http://school.example/?at=http://127.0.0.1/", "__Host-sid"],
])("at %s the cookie is %s", (address, name) => {
	expect(hostCookieName(new Request(address), "sid")).toBe(name);
});
