import { expect, test } from "vitest";
import { logRequest } from "./log.ts";

test("a request is one JSON line without query, cookie or e-mail", () => {
	const lines: string[] = [];
	const request = new Request("https://school.example/courses/12?email=ada@example.com", {
		headers: { Cookie: "sid=secret", Authorization: "Bearer secret", "X-User-Email": "ada@example.com" },
	});
	Object.defineProperty(request, "cf", { value: { colo: "VIE", country: "AT" } });
	const now = new Date("2026-11-20T10:00:00Z");

	logRequest(
		{ request, pathname: "/courses/12", requestId: "r1", status: 200, milliseconds: 12.345, trips: 2, now },
		(line) => lines.push(line),
	);

	expect(lines).toHaveLength(1);
	expect(lines[0]).not.toMatch(/secret|ada|\n/);
	expect(JSON.parse(lines[0] ?? "")).toEqual({
		time: "2026-11-20T10:00:00.000Z",
		requestId: "r1",
		method: "GET",
		path: "/courses/:id",
		status: 200,
		milliseconds: 12.3,
		trips: 2,
		colo: "VIE",
		country: "AT",
	});
});
