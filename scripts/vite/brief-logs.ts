import type { LogHandlerWithDefault } from "rollup";

/** Harmless: routes without browser code, and marks in libraries that Rollup does not use. */
const COUNTED_WARNINGS: Record<string, string> = {
	EMPTY_BUNDLE: "routes without a part for the browser",
	INVALID_ANNOTATION: "marks in libraries that are not used",
	MODULE_LEVEL_DIRECTIVE: "marks in libraries that are not used",
};

export function briefLogs(): LogHandlerWithDefault {
	const counts = new Map<string, number>();
	process.once("exit", () => {
		for (const [what, count] of counts) console.log(`${what}: ${count}`);
	});
	return (level, log, say) => {
		const what = COUNTED_WARNINGS[log.code ?? ""];
		if (what) counts.set(what, (counts.get(what) ?? 0) + 1);
		else say(level, log);
	};
}
