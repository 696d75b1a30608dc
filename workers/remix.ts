import {
	type AppLoadContext,
	createRequestHandler,
	type RequestHandler,
	type ServerBuild,
} from "@remix-run/cloudflare";
import { createSections } from "./gate/sections.ts";

/** Answers a request with the build's routes. */
export function createRemix(build: ServerBuild) {
	const sectionOf = createSections(build);
	const handlers = new Map<ServerBuild, RequestHandler>();

	return (request: Request, context: AppLoadContext): Promise<Response> => {
		const section = sectionOf(new URL(request.url).pathname);
		let handle = handlers.get(section);
		if (!handle) {
			handle = createRequestHandler(section, build.mode);
			handlers.set(section, handle);
		}
		return handle(request, context);
	};
}
