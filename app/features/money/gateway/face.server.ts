export { type Gateways, gatewayForOrders, isForSale } from "./open-gateway.server.ts";
