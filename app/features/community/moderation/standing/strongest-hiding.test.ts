import { expect, test } from "vitest";
import { strongestHiding } from "./strongest-hiding";

const open = (hiddenBy: "childSafety" | "watchedWords") => ({ status: "open", hiddenBy, outcome: null }) as const;
const decided = (outcome: "hidden" | "removed") => ({ status: "decided", hiddenBy: null, outcome }) as const;

test.each([
	["nothing hides it", [], null],
	["a decision hides it", [decided("hidden")], "hidden"],
	["reports hide it as well", [decided("hidden"), open("childSafety")], "waiting"],
	["its room holds it as well", [open("watchedWords"), decided("hidden")], "held"],
	["a decision has removed it", [open("watchedWords"), decided("hidden"), decided("removed")], "removed"],
])("where %s", (_, hiders, hiding) => {
	expect(strongestHiding(hiders)).toBe(hiding);
});
