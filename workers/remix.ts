import {
	type AppLoadContext,
	createRequestHandler,
	type RequestHandler,
	type ServerBuild,
} from "@remix-run/cloudflare";
import type { SiteRoute } from "#app/shared/pages/route-table.server.ts";
import { buildForRoute } from "./gate/build-for-route.ts";

export type RoutedRequest = {
	request: Request;
	url: URL;
	route: SiteRoute | null;
};

export function createRemix(build: ServerBuild) {
	const handlers = new Map<string | null, RequestHandler>();

	return ({ request, url, route }: RoutedRequest, context: AppLoadContext): Promise<Response> => {
		// `/__manifest` is Remix's own URL and asks about any of the routes.
		const id = route === null || url.pathname === "/__manifest" ? null : route.id;
		let handle = handlers.get(id);
		if (!handle) {
			handle = createRequestHandler(id === null ? build : buildForRoute(build, id), build.mode);
			handlers.set(id, handle);
		}
		return handle(withoutData(request, url), context);
	};
}

/** `?_data=` is an older way to request data that Remix still answers, not in the shape of our API. */
function withoutData(request: Request, url: URL): Request {
	if (!url.searchParams.has("_data")) return request;
	const bare = new URL(url);
	bare.searchParams.delete("_data");
	return new Request(bare, request);
}
