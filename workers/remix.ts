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
		const url = new URL(request.url);
		const section = sectionOf(url.pathname);
		let handle = handlers.get(section);
		if (!handle) {
			handle = createRequestHandler(section, build.mode);
			handlers.set(section, handle);
		}
		return handle(withoutData(request, url), context);
	};
}

/**
 * Remix still answers `?_data=`, its older way to ask for data: past the shape of the API's answers, and with an error in
 * the log. Nobody here asks so, and to everybody else it is a parameter that no page knows.
 */
function withoutData(request: Request, url: URL): Request {
	if (!url.searchParams.has("_data")) return request;
	url.searchParams.delete("_data");
	return new Request(url, request);
}
