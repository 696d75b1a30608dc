declare module "react-dom/server.node" {
	export { renderToPipeableStream } from "react-dom/server";
}
