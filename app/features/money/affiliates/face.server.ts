// What other rooms may use of this room's server code.
export { sumUnpaid } from "./commissions/balances.repository.server.ts";
