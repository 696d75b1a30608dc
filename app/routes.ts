import { type RouteConfig, route } from "@remix-run/route-config";
import { COMMUNITY_ROUTES } from "./features/community/routes.ts";
import { LEARNING_ROUTES } from "./features/learning/routes.ts";
import { LIBRARY_ROUTES } from "./features/library/routes.ts";
import { MONEY_ROUTES } from "./features/money/routes.ts";
import { OPERATIONS_ROUTES } from "./features/operations/routes.ts";
import { PEOPLE_ROUTES } from "./features/people/routes.ts";
import { SITE_ROUTES } from "./features/site/routes.ts";
import { wordsBeforeLanguages } from "./route-entries.ts";

/** All URLs with their files, by wing; each file describes its page in `handle`: docs/patterns/pages.md */
export default wordsBeforeLanguages([
	...SITE_ROUTES,
	...LEARNING_ROUTES,
	...LIBRARY_ROUTES,
	...COMMUNITY_ROUTES,
	...MONEY_ROUTES,
	...PEOPLE_ROUTES,
	...OPERATIONS_ROUTES,
	route("api/*", "routes/api/not-found.ts"),
	route("*", "routes/not-found.tsx"),
]) satisfies RouteConfig;
