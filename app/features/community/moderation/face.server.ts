// The server code of this room that other rooms may use.
export { openCase } from "./opening/open-case.server.ts";
export { findRemoval, isRemovedByDecision } from "./opening/removal.repository.server.ts";
export { holdForReview } from "./reports/hold-for-review.server.ts";
export { findSilence, isSilenced, type SilencedPlace } from "./silences/silences.repository.server.ts";
export { listDecisionsOn, noteEditOnce } from "./standing/hiders.repository.server.ts";
