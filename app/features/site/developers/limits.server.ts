import { MINUTE_SECONDS } from "#app/shared/durations.ts";
import { LIMITS, type RateLimit } from "#app/shared/request/rate-limit.server.ts";
import type { CallLimit, LimitsView } from "./page/limits-section";

/** Writes per address, as in `wrangler.toml`. */
const EDGE_LIMIT = { max: 600, windowSeconds: MINUTE_SECONDS } as const;

/** Read from the code; limits of the gate and `wrangler.toml` are checked by `operation.test.ts`. */
export function limitsView(): LimitsView {
	return {
		calls: [
			{ what: "writes", ...span(EDGE_LIMIT) },
			{ what: "signIn", ...span(LIMITS.loginPerAddress) },
			{ what: "failures", ...span(LIMITS.loginFailuresPerAccount) },
			{ what: "register", ...span(LIMITS.registerPerAddress) },
			{ what: "searchesOfAccount", ...span(LIMITS.searchesPerAccount) },
			{ what: "searches", ...span(LIMITS.searchesPerAddress) },
			{ what: "reports", ...span(LIMITS.errorReportsPerAddress) },
		],
		sizes: [
			{ what: "authBody", kilobytes: 4 },
			{ what: "reportBody", kilobytes: 16 },
			{ what: "otherBody", kilobytes: 64 },
			{ what: "url", kilobytes: 8 },
			{ what: "headers", kilobytes: 16 },
		],
	};
}

/** Each window has its own text; the test asks for those of a new one. */
function span({ max, windowSeconds }: Pick<RateLimit, "max" | "windowSeconds">): Pick<CallLimit, "max" | "within"> {
	return { max, within: `within${windowSeconds}` as CallLimit["within"] };
}
