export { sumUnpaid } from "./commissions/balances.repository.server.ts";
