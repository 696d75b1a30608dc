import { expect, test } from "vitest";
import { requestedPage } from "./requested-page";

const asked = (path: string) => requestedPage(`https://school.example${path}`);

test.each([
	["/courses", "/courses"],
	["/de/courses?q=haus", "/de/courses?q=haus"],
	["/login", "/login"],
	["/_root.data", "/"],
	["/admin/users.data?q=ada&_routes=routes%2Fadmin%2Fusers", "/admin/users?q=ada"],
	["/settings/profile?index", "/settings/profile"],
])("%s asks for %s", (path, page) => {
	expect(asked(path)).toBe(page);
});

test.each([
	"//evil.example/path",
	"//evil.example/path.data",
	"/en//evil.example",
	"/\\evil.example",
	"/%5Cevil.example",
])("%s asks for no page that may be followed", (path) => {
	expect(asked(path)).toBeNull();
});
