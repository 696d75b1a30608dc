// The server code of this room that other rooms may use.
export { openCase } from "./opening/open-case.server.ts";
export { holdForReview } from "./reports/hold-for-review.server.ts";
export { findSilence, isSilenced, type SilencedPlace } from "./silences/silences.repository.server.ts";
export { listDecisionsOn, noteEditOnce } from "./standing/hiders.repository.server.ts";
export { findStandingDecision, hasStandingDecision } from "./standing/standing-decision.repository.server.ts";
