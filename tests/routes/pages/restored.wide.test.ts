import { describe } from "vitest";
import { rest } from "../fuzz/odd-values.ts";
import { openedSchool } from "../school.ts";
import { expectBroughtBack, isForOne, OPEN } from "./brought-back.ts";

describe("what a browser's back button may bring back as it was", () => {
	expectBroughtBack(
		openedSchool(),
		rest(
			OPEN.filter((row) => !isForOne(row)),
			0,
		),
	);
});
