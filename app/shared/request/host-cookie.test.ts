import { expect, test } from "vitest";
import { hostCookieName } from "./host-cookie";

test.each([
	"http://localhost/",
	"http://localhost:8787/login",
	"http://school.localhost:8787/",
	"http://127.0.0.1:4100/dashboard?week=2",
	"http://[::1]:4100/",
	"HTTP://LOCALHOST/",
])("at %s the name is plain", (address) => {
	expect(hostCookieName(new Request(address), "sid")).toBe("sid");
});

test.each([
	"https://localhost/",
	"https://school.example/",
	"http://school.example/localhost/",
	"http://localhost.example/",
	"http://notlocalhost/",
	"http://127.0.0.1.example/",
	"http://school.example/?at=http://127.0.0.1/",
])("at %s it has the prefix", (address) => {
	expect(hostCookieName(new Request(address), "sid")).toBe("__Host-sid");
});
