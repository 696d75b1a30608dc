import { DEALS_EN } from "./deals-en.ts";
import type { DemoTopic } from "./demo-topic.ts";
import { FIRST_TOPICS } from "./first-topics.ts";
import { TOPICS_DE } from "./topics-de.ts";
import { TOPICS_EN } from "./topics-en.ts";
import { TOPICS_ES } from "./topics-es.ts";
import { TOPICS_FR } from "./topics-fr.ts";
import { TOPICS_RU } from "./topics-ru.ts";
import { TOPICS_ZH } from "./topics-zh.ts";

/** Their ids are their positions, from 1; tests name the first ones. */
export const DEMO_TOPICS: DemoTopic[] = [
	...FIRST_TOPICS,
	...DEALS_EN,
	...TOPICS_EN,
	...TOPICS_RU,
	...TOPICS_FR,
	...TOPICS_ES,
	...TOPICS_DE,
	...TOPICS_ZH,
];
