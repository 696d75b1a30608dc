/** What rooms that stand on accounts put into their batches. */
export { countryOf, findProfile } from "./profiles.repository.server";
