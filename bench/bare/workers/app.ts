import * as build from "virtual:remix/server-build";
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";

const server = build as unknown as ServerBuild;
const handle = createRequestHandler(server, server.mode);

/** Remix and nothing else: no gate, no headers, no log. */
export default {
	fetch: (request: Request, env: { DB: D1Database }) => handle(request, { db: env.DB } as never),
};
