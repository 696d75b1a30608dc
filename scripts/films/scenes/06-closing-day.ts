import type { Film } from "../film.ts";
import { sceneGroup } from "../later.ts";
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
		sceneGroup(0, 6.2, title()),
		sceneGroup(6.6, 15.4, ways()),
		sceneGroup(15.8, 28, deposits()),
		sceneGroup(28.4, 42.4, message()),
		sceneGroup(42.8, 53, call()),
		sceneGroup(53.4, 65.4, mistake()),
		sceneGroup(65.8, 78, transfer()),
		sceneGroup(78.4, 93, papers()),
		sceneGroup(93.4, 122, payments()),
		sceneGroup(122.4, 136, statement()),
		sceneGroup(136.4, 148, keys()),
	],
};
