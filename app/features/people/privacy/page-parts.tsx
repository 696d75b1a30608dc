import type { PagePart, PartProps } from "#app/page-part.ts";
import { AccountEndsBanner } from "./page/account-ends-banner";

function AccountEnds({ accountEnds }: PartProps) {
	return accountEnds ? <AccountEndsBanner ends={accountEnds} /> : null;
}

export const PARTS: readonly PagePart[] = [{ where: "aboveHeader", order: 10, Part: AccountEnds }];
