import { getNonce } from "get-nonce";
import { expect, test } from "vitest";
import { allowInjectedStyles } from "./style-nonce";

const pageWith = (script: { nonce: string } | null) => ({ querySelector: () => script }) as never;

test("styles made later carry the nonce of the page's scripts", () => {
	allowInjectedStyles(pageWith(null));
	expect(getNonce()).toBeUndefined();

	allowInjectedStyles(pageWith({ nonce: "bm9uY2U=" }));
	expect(getNonce()).toBe("bm9uY2U=");
});
