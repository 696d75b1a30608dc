import { ACCOUNT_FACTS, USER_FACTS } from "./account.repository.server";
import { AFFILIATE_FACTS, AFFILIATE_NAMED } from "./affiliates.repository.server";
import { LEARNING_FACTS } from "./learning.repository.server";
import { MONEY_FACTS } from "./money.repository.server";
import { NAMED_ELSEWHERE, SCHOOL_FACTS } from "./school.repository.server";
import { KEPT, type KeptReason, type TableFacts } from "./table-facts";

/** Every table that holds something of somebody, in the order in which it ends: the account's own row last. */
export const ALL_FACTS: readonly TableFacts[] = [
	...LEARNING_FACTS,
	...MONEY_FACTS,
	...SCHOOL_FACTS,
	...AFFILIATE_FACTS,
	...ACCOUNT_FACTS,
	USER_FACTS,
];

/** What has to be gone through when an account ends. */
export const ENDING_FACTS: readonly TableFacts[] = [...NAMED_ELSEWHERE, ...AFFILIATE_NAMED, ...ALL_FACTS];

/** What an export holds, the account first. */
export const EXPORTED_FACTS = [
	USER_FACTS,
	...ACCOUNT_FACTS,
	...LEARNING_FACTS,
	...MONEY_FACTS,
	...SCHOOL_FACTS,
	...AFFILIATE_FACTS,
].filter(({ room }) => room !== null);

/** What stays when an account has ended, each with for how many days; null is for good. */
export const KEPT_FACTS: readonly { reason: KeptReason; days: number | null }[] = Object.entries(KEPT).map(
	([reason, { days }]) => ({ reason: reason as KeptReason, days }),
);
