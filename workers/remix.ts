import {
	type AppLoadContext,
	createRequestHandler,
	type RequestHandler,
	type ServerBuild,
} from "@remix-run/cloudflare";
import type { SiteRoute } from "#app/shared/pages/route-table.server.ts";
import { buildForRoute } from "./gate/build-for-route.ts";

/** What is asked for, once it has been let in. */
export type RoutedRequest = {
	request: Request;
	/** Of the request. */
	url: URL;
	/** What its path leads to. */
	route: SiteRoute | null;
};

/** Answers a request with the build's routes. */
export function createRemix(build: ServerBuild) {
	const handlers = new Map<string | null, RequestHandler>();

	return ({ request, url, route }: RoutedRequest, context: AppLoadContext): Promise<Response> => {
		// The one address of Remix itself, at which the browser asks for any of the routes.
		const id = route === null || url.pathname === "/__manifest" ? null : route.id;
		let handle = handlers.get(id);
		if (!handle) {
			handle = createRequestHandler(id === null ? build : buildForRoute(build, id), build.mode);
			handlers.set(id, handle);
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
	const bare = new URL(url);
	bare.searchParams.delete("_data");
	return new Request(bare, request);
}
