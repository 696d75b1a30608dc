import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { ORIGIN } from "#tests/money/money.ts";
import { openRefunds, TOOLS } from "#tests/money/refunds.ts";
import { declineRefund } from "../decide-refund.server";
import { refundMail } from "./refund-mail.server";

const school = openRefunds(db);

test("a mail names the order, the amount and what the school has written, in each language, and is for its buyer alone", async () => {
	const { refundId, userId, orderId, user } = await school.ask();
	const by = { actorId: (await makeUser(db)).id, requestId: "r", tools: TOOLS, now: new Date() };
	await declineRefund(db, { refundId, message: "Half of it is done", ...by });
	const about = { userId, refundId, origin: ORIGIN, askedAt: new Date(), now: new Date() };
	for (const language of LANGUAGE_CODES) {
		const mail = await refundMail.compose(db, { ...about, language });
		expect(mail).toMatchObject({ to: user.email, language });
		expect(mail?.values).toMatchObject({ link: `${ORIGIN}/orders/${orderId}/refund`, what: "A course" });
		expect(mail?.values.message).toContain("Half of it is done");
		expect(mail?.values.amount).toContain("297");
	}
	expect(await refundMail.compose(db, { ...about, userId: by.actorId, language: "en" })).toBeNull();
});
