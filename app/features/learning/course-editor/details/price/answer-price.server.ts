import { errorKeys } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { money, moneyText, parseMoney } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { countLearners } from "../../courses.repository.server";
import { type Editor, findEditedCourse } from "../../drafts/edited-course.server";
import { PriceForm } from "../schemas";
import { changePrice } from "./change-price.server";

/** What changing a price asks for, as that of a plan does. */
const PRICE_CAPABILITY: Capability = "money";

type Person = Editor & { capabilities: readonly Capability[] };

export function mayChangePrice({ role, capabilities }: Omit<Person, "id">): boolean {
	return role === "admin" && capabilities.includes(PRICE_CAPABILITY);
}

export const priceText = (course: { priceCents: number; currency: string }) =>
	`${moneyText(money(course.priceCents, course.currency))} ${course.currency}`;

export type PriceResult =
	| { kind: "answer"; answer: { kind: "price"; reply: FormReply }; status: 400 | 409 }
	| { kind: "priced" }
	| { kind: "notFound" };

type Input = { courseId: number; editor: Person; posted: FormData; requestId: string; now: Date };

const key = errorKeys<"course-editor">();

export async function answerPrice(db: Database, input: Input): Promise<PriceResult> {
	const { courseId, editor, posted, requestId, now } = input;
	if (!mayChangePrice(editor)) return { kind: "notFound" };
	const [course, [learners]] = await Promise.all([
		findEditedCourse(db, { courseId, editor, language: "en" }),
		countLearners(db, courseId),
	]);
	if (!course) return { kind: "notFound" };
	const form = parseForm(posted, PriceForm);
	const told = (status: 400 | 409, errors: Parameters<typeof form.reply>[0] = {}): PriceResult => ({
		kind: "answer",
		status,
		answer: { kind: "price", reply: form.reply(errors) },
	});
	if (form.status !== "success") return told(400);
	const { amount, currency, seen, confirmed } = form.value;
	if (seen !== priceText(course)) return told(409, { formErrors: [{ key: key("errors.priceChanged") }] });
	if (learners && learners.count > 0 && !confirmed) {
		return told(400, { fieldErrors: { confirmed: [{ key: key("errors.confirm") }] } });
	}
	const to = parseMoney(amount, currency);
	if (!to) throw new RangeError("The form has let an amount through that is none");
	const from = money(course.priceCents, course.currency);
	const changed = await changePrice(db, { courseId, from, to, by: editor.id, requestId, now });
	return changed.ok ? { kind: "priced" } : told(409, { formErrors: [{ key: key("errors.priceChanged") }] });
}
