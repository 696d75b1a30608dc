import { DEEDS, type Deed } from "../deeds.ts";

export type ActivityKey = (typeof DEEDS)[Deed] | "other";

/** Which words of admin.json tell an action of the audit log; `other` for one that is written down no more. */
export function activityKey(action: string): ActivityKey {
	return isDeed(action) ? DEEDS[action] : "other";
}

function isDeed(action: string): action is Deed {
	return Object.hasOwn(DEEDS, action);
}
