import type { Film } from "../film.ts";
import { sceneGroup } from "../later.ts";
import { bait, checks } from "./owner/checks.ts";
import { gates } from "./owner/gates.ts";
import { mistake } from "./owner/mistake.ts";
import { holdings, title } from "./owner/opening.ts";
import { recap } from "./owner/recap.ts";
import { broker, refusal } from "./owner/refusal.ts";
import { bothSums } from "./owner/sums.ts";

/** 5 Juniper Street: 98,500 + 10,000 = 108,500; 2% of it are 2,170; a house at half of 196,000; 15 + 20 + 10 = 45 minutes. */
export const film: Film = {
	name: "whose-house-is-it",
	seconds: 152,
	poster: 63,
	shapes: [
		sceneGroup(0, 5.8, title()),
		sceneGroup(6.2, 24.6, holdings()),
		sceneGroup(25.2, 44.4, mistake()),
		sceneGroup(45, 63.4, bothSums()),
		sceneGroup(64, 90.2, gates()),
		sceneGroup(90.8, 98.6, refusal()),
		sceneGroup(99.2, 113.4, broker()),
		sceneGroup(114, 126.6, bait()),
		sceneGroup(127.2, 144, checks()),
		sceneGroup(144.6, 152, recap()),
	],
};
