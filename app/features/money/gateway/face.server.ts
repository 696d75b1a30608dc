// What other rooms may use of this room's server code.
export type { Gateways } from "./open-gateway.server.ts";
export { gatewayForOrders } from "./open-gateway.server.ts";
