import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { COURSES_PER_PAGE } from "./courses-query";

const key = errorKeys<"all-courses">();

const courseId = z.int().min(1);
/** The place at which the page has shown the course, counted from 1. */
const seen = z.int().min(1);
/** What the list was narrowed to, to lead back to it. */
const search = z.string().max(4_000).default("");

export const CourseOrderDeed = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("up"), courseId, seen, search }),
	z.strictObject({ intent: z.literal("down"), courseId, seen, search }),
	z.strictObject({
		intent: z.literal("place"),
		courseId,
		seen,
		search,
		place: z.int(key("errors.place")).min(1, key("errors.place")).max(100_000, key("errors.place")),
	}),
	z.strictObject({ intent: z.literal("feature"), courseId, search }),
	z.strictObject({ intent: z.literal("unfeature"), courseId, search }),
]);
export type CourseOrderDeed = z.output<typeof CourseOrderDeed>;

const chosen = z
	.array(z.int(), key("errors.noneChosen"))
	.min(1, key("errors.noneChosen"))
	.max(COURSES_PER_PAGE, key("errors.noneChosen"))
	.transform((ids) => [...new Set(ids)]);

export const HandOverForm = z.strictObject({
	intent: z.literal("handOver"),
	chosen,
	to: z.int(key("errors.teacher")),
	topic: z.string().optional(),
	search,
});

/** `to` and `topic` are fields of the same form for other deeds. */
export const OfferForm = z.strictObject({
	intent: z.enum(["withdraw", "offer"]),
	chosen,
	to: z.string().optional(),
	topic: z.string().optional(),
	search,
});

export const ManyForm = z.discriminatedUnion("intent", [
	z.strictObject({
		intent: z.enum(["toTop", "featureChosen", "unfeatureChosen"]),
		chosen,
		to: z.string().optional(),
		topic: z.string().optional(),
		search,
	}),
	z.strictObject({
		intent: z.literal("setTopic"),
		chosen,
		to: z.string().optional(),
		topic: z.string(key("errors.topic")).regex(/^[a-z0-9-]{1,60}$/, key("errors.topic")),
		search,
	}),
]);
export type ManyForm = z.output<typeof ManyForm>;
