import type { ApiOperation } from "./operation";
import { ACCOUNT_OPERATIONS } from "./operations/account";
import { CATALOG_OPERATIONS } from "./operations/catalog";
import { CERTIFICATE_OPERATIONS } from "./operations/certificates";
import { CHECKOUT_OPERATIONS } from "./operations/checkout";
import { FORUM_OPERATIONS } from "./operations/forum";
import { LEARNING_OPERATIONS } from "./operations/learning";
import { MODERATION_OPERATIONS } from "./operations/moderation";
import { NOTIFICATION_OPERATIONS } from "./operations/notifications";
import { SCHOOL_OPERATIONS } from "./operations/school";

/** All API calls, in documented order. `operations.test.ts` compares them with routes, gate and Worker. */
export const API_OPERATIONS: readonly ApiOperation[] = [
	...ACCOUNT_OPERATIONS,
	...NOTIFICATION_OPERATIONS,
	...MODERATION_OPERATIONS,
	...CATALOG_OPERATIONS,
	...LEARNING_OPERATIONS,
	...CERTIFICATE_OPERATIONS,
	...FORUM_OPERATIONS,
	...SCHOOL_OPERATIONS,
	...CHECKOUT_OPERATIONS,
];
