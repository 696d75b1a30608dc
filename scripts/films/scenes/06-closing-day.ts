import type { Film } from "../film.ts";
import { scene } from "../later.ts";
import { call, message, mistake } from "./closing/account.ts";
import { keys } from "./closing/keys.ts";
import { deposits, transfer } from "./closing/money-in.ts";
import { title, ways } from "./closing/opening.ts";
import { papers } from "./closing/papers.ts";
import { payments } from "./closing/payments.ts";
import { statement } from "./closing/statement.ts";

/** 9 Quarry Road: 1,000 + 5,000 + 91,500 come in, six amounts go out, and both make 97,500. */
export const film: Film = {
	name: "closing-day",
	seconds: 148,
	poster: 135.6,
	shapes: [
		scene(0, 6.2, title()),
		scene(6.6, 15.4, ways()),
		scene(15.8, 28, deposits()),
		scene(28.4, 42.4, message()),
		scene(42.8, 53, call()),
		scene(53.4, 65.4, mistake()),
		scene(65.8, 78, transfer()),
		scene(78.4, 93, papers()),
		scene(93.4, 122, payments()),
		scene(122.4, 136, statement()),
		scene(136.4, 148, keys()),
	],
};
