import type { ApiOperation } from "../operation";
import { courseId, lessonId } from "./ids";

const enrollment = {
	id: 31,
	userId: 1,
	courseId: courseId.example,
	source: "free",
	status: "in_progress",
	progress: 20,
	currentLessonId: 4,
	createdAt: "2026-11-02T09:15:00.000Z",
	lastActivityAt: "2026-11-21T18:40:12.000Z",
	completedAt: null,
} as const;
const listed = {
	...enrollment,
	course: {
		title: "Buying and selling property on a classifieds site",
		level: "beginner",
		levelName: "Beginner",
		language: "en",
	},
} as const;
const fresh = {
	...enrollment,
	status: "enrolled",
	progress: 0,
	currentLessonId: null,
	lastActivityAt: enrollment.createdAt,
} as const;
const quiz = {
	id: lessonId.example,
	type: "quiz",
	required: true,
	openedAt: "2026-11-21T18:31:00.000Z",
	completedAt: null,
	positionSeconds: 0,
	furthestSeconds: 0,
	watchedSeconds: 0,
	bestScore: 50,
	attemptCount: 1,
	unmet: { reason: "score", kind: "quiz", have: 50, need: 80 },
} as const;
const video = {
	...quiz,
	id: 3,
	type: "video",
	positionSeconds: 95,
	furthestSeconds: 95,
	watchedSeconds: 90,
	bestScore: null,
	attemptCount: 0,
	unmet: { reason: "watched", have: 45, need: 90 },
} as const;

/** Always the caller's own data. */
export const LEARNING_OPERATIONS: readonly ApiOperation[] = [
	{
		name: "listEnrollments",
		group: "learning",
		method: "GET",
		path: "/api/enrollments",
		access: "user",
		isTranslated: true,
		answers: { 200: { kind: "many", shape: "ListedEnrollment", example: [listed] } },
	},
	{
		name: "enroll",
		group: "learning",
		method: "POST",
		path: "/api/enrollments",
		access: "user",
		isTranslated: true,
		body: { shape: "EnrollmentRequest", example: { courseId: courseId.example } },
		answers: {
			201: { kind: "one", shape: "Enrollment", example: fresh },
			200: { kind: "one", shape: "Enrollment", example: enrollment },
		},
		refusals: [402, 404],
	},
	{
		name: "reportProgress",
		group: "learning",
		method: "POST",
		path: "/api/lessons/{lessonId}/progress",
		access: "user",
		isTranslated: true,
		parameters: [lessonId],
		body: { shape: "ProgressReport", example: { positionSeconds: 95, watchedSeconds: 90 } },
		answers: {
			200: {
				kind: "one",
				shape: "Progress",
				example: {
					lesson: video,
					enrollment: { ...enrollment, unmet: [{ lessonId: video.id, ...video.unmet }] },
				},
			},
		},
	},
	{
		name: "submitAttempt",
		group: "learning",
		method: "POST",
		path: "/api/quizzes/{lessonId}/attempts",
		access: "user",
		isTranslated: true,
		parameters: [lessonId],
		body: {
			shape: "QuizAnswers",
			example: { answers: { "who-pays": "b", "order-of-steps": ["find", "agree", "assign"] } },
		},
		answers: {
			201: {
				kind: "one",
				shape: "Attempt",
				example: {
					id: "0d3f8a52-6c1e-4b7f-9a40-5e2d71c8b936",
					number: 1,
					score: 50,
					passed: false,
					submittedAt: "2026-11-21T18:40:12.000Z",
					attemptsLeft: null,
					feedback: [
						{
							key: "who-pays",
							correct: true,
							notes: [],
							found: null,
							correctAnswer: "b",
							explanation: "The buyer pays the fee when the contract is assigned.",
						},
						{
							key: "order-of-steps",
							correct: false,
							notes: [],
							found: null,
							correctAnswer: ["find", "agree", "inspect", "assign"],
							explanation: "Nobody assigns a contract for a house that nobody has seen.",
						},
					],
					lesson: quiz,
					enrollment: { ...enrollment, unmet: [{ lessonId: quiz.id, ...quiz.unmet }] },
				},
			},
		},
		refusals: [409],
	},
];
