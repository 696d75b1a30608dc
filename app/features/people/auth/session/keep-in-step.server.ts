/** For the room of preferences: which browsers have still to take them over. */
export { markInStep, markOthersBehind } from "./sessions.repository.server";
