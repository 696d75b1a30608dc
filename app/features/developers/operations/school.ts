import { z } from "zod";
import type { ApiOperation, Parameter } from "../operation";

const side = z.int().min(1).max(2000);
const width: Parameter = { name: "width", schema: side, example: 640 };
const height: Parameter = { name: "height", schema: side, example: 360 };

const time = "2026-11-21T18:40:12.000Z";

/** About the school itself, mostly for its own pages. */
export const SCHOOL_OPERATIONS: readonly ApiOperation[] = [
	{
		name: "platformStats",
		group: "school",
		method: "GET",
		path: "/api/platform-stats",
		access: "everyone",
		answers: {
			200: {
				kind: "one",
				shape: "PlatformStats",
				example: { totalUsers: 5982, activeEnrollments: 3140, successRate: 61, countries: 41, totalCourses: 6 },
			},
		},
	},
	{
		name: "health",
		group: "school",
		method: "GET",
		path: "/api/health",
		access: "uncredentialed",
		answers: {
			200: { kind: "one", shape: "Health", example: { status: "ok", database: "ok", time } },
			503: {
				kind: "one",
				shape: "Health",
				example: { status: "unavailable", database: "unavailable", time },
				headers: ["Retry-After"],
			},
		},
	},
	{
		name: "reportError",
		group: "school",
		method: "POST",
		path: "/api/error-reports",
		access: "uncredentialed",
		body: {
			shape: "ErrorReport",
			example: {
				message: "TypeError: duration is undefined",
				stack: "TypeError: duration is undefined\n    at player.js:14:7",
				context: { part: "player" },
				url: "https://school.example/lessons/3",
				timestamp: time,
			},
		},
		answers: { 202: { kind: "one", shape: "ReportTaken", example: {} } },
	},
	{
		name: "placeholder",
		group: "school",
		method: "GET",
		path: "/api/placeholder/{width}/{height}",
		access: "uncredentialed",
		parameters: [width, height],
		answers: { 200: { kind: "image" } },
		refusals: [400],
	},
	{
		name: "description",
		group: "school",
		method: "GET",
		path: "/api/openapi.json",
		access: "everyone",
		answers: { 200: { kind: "document", headers: ["ETag"] }, 304: { kind: "none" } },
	},
];
