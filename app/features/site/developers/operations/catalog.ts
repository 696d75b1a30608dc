import type { ApiOperation } from "../operation";
import { courseId } from "./ids";

const course = {
	id: 1,
	slug: "buying-and-selling-on-classifieds",
	title: "Buying and Selling Property on a Classifieds Site",
	shortDescription: "Find owners who want to sell, agree on a price, and hand the contract to a buyer.",
	topic: "classifieds",
	level: "beginner",
	levelName: "Beginner",
	duration: 260,
	rating: 4.8,
	enrollmentCount: 1204,
	price: "0",
	currency: "USD",
	language: "en",
} as const;

export const CATALOG_OPERATIONS: readonly ApiOperation[] = [
	{
		name: "listCourses",
		group: "catalog",
		method: "GET",
		path: "/api/courses",
		access: "everyone",
		isTranslated: true,
		answers: { 200: { kind: "many", shape: "Course", example: [course] } },
	},
	{
		name: "getCourse",
		group: "catalog",
		method: "GET",
		path: "/api/courses/{courseId}",
		access: "everyone",
		isTranslated: true,
		parameters: [courseId],
		answers: { 200: { kind: "one", shape: "Course", example: course } },
	},
	{
		name: "listModules",
		group: "catalog",
		method: "GET",
		path: "/api/courses/{courseId}/modules",
		access: "everyone",
		isTranslated: true,
		parameters: [courseId],
		answers: {
			200: {
				kind: "many",
				shape: "Module",
				example: [
					{
						id: 1,
						title: "How a deal works",
						summary: "Who takes part, what each of them wants, and where the money comes from.",
						lessons: [
							{ id: 1, title: "The parties to a deal", type: "article", duration: 12, freePreview: true },
							{ id: 4, title: "Check what you know", type: "quiz", duration: 8, freePreview: false },
						],
					},
				],
			},
		},
	},
];
