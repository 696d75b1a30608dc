import type { Database } from "#db/client.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import type { Editor } from "../drafts/edited-course.server";
import { answerDetails, type DetailsAnswer, type DetailsResult } from "./answer-details.server";
import { answerPrice, type PriceResult } from "./price/answer-price.server";

export type DetailsPageAnswer = DetailsAnswer | Extract<PriceResult, { kind: "answer" }>["answer"];

type Input = {
	courseId: number;
	editor: Editor & { capabilities: readonly Capability[] };
	posted: FormData;
	requestId: string;
	now: Date;
};

/** Answers the forms of the page: the details, and the price. */
export function answerDetailsPage(db: Database, input: Input): Promise<DetailsResult | PriceResult> {
	return input.posted.get("intent") === "price" ? answerPrice(db, input) : answerDetails(db, input);
}
