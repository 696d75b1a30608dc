/** The official package: loaded when somebody pays, since a Worker has one second to start. */
export { default as Stripe } from "stripe";
