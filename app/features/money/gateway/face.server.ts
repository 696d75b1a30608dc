// What other rooms may use of this room's server code.
export { type Gateways, gatewayForOrders, isForSale } from "./open-gateway.server.ts";
