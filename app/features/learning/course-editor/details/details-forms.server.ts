import type { Database } from "#db/client.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import type { Editor } from "../drafts/edited-course.server";
import { answerDetails, type DetailsResult } from "./answer-details.server";
import { answerPrice, type PriceResult } from "./price/answer-price.server";
import { answerTeachers, type TeachersResult } from "./teachers/answer-teachers.server";
import { TEACHER_INTENTS } from "./teachers/schemas";

type PageResult = DetailsResult | PriceResult | TeachersResult;
export type DetailsPageAnswer = Extract<PageResult, { kind: "answer" }>["answer"];

type Input = {
	courseId: number;
	editor: Editor & { capabilities: readonly Capability[] };
	posted: FormData;
	origin: string;
	bucket: Pick<R2Bucket, "get">;
	requestId: string;
	now: Date;
};

/** Answers the forms of the page: the details, who teaches the course, and the price. */
export function answerDetailsPage(db: Database, input: Input): Promise<PageResult> {
	if (TEACHER_INTENTS.includes(input.posted.get("intent"))) return answerTeachers(db, input);
	return input.posted.get("intent") === "price" ? answerPrice(db, input) : answerDetails(db, input);
}
