import { z } from "zod";
import { TypeName } from "#app/features/library/search/query/search-shapes.ts";
import { LONGEST_SEARCH } from "#app/shared/lists/search-text.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import type { ApiOperation, Parameter } from "../operation";

const side = z.int().min(1).max(2000);
const width: Parameter = { name: "width", schema: side, example: 640 };
const height: Parameter = { name: "height", schema: side, example: 360 };

const time = "2026-11-21T18:40:12.000Z";

export const SCHOOL_OPERATIONS: readonly ApiOperation[] = [
	{
		name: "search",
		group: "school",
		method: "GET",
		path: "/api/search",
		access: "everyone",
		isTranslated: true,
		query: [
			{ name: "q", schema: z.string().min(1).max(LONGEST_SEARCH), required: true, example: "assignment fee" },
			{ name: "type", schema: TypeName, example: "glossary" },
			{ name: "lang", schema: z.enum(LANGUAGE_CODES), example: "de" },
			{ name: "prefer", schema: z.enum(LANGUAGE_CODES), example: "de" },
		],
		answers: {
			200: {
				kind: "one",
				shape: "SearchAnswer",
				example: {
					hits: [
						{
							type: "glossary",
							title: "assignment fee",
							url: "/glossary/assignment-fee",
							excerpt: "What a buyer pays you for taking over your contract.",
							language: "en",
							context: "",
						},
					],
					types: [{ type: "glossary", icon: "glossary", one: "Term", many: "Glossary" }],
					total: 1,
					more: false,
					meant: null,
					anyWord: false,
					suggestion: null,
				},
			},
		},
		refusals: [400, 429],
	},
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
