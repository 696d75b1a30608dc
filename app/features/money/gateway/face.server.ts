// What other rooms may use of this room's server code.
export { type Gateways, isForSale } from "./open-gateway.server.ts";
