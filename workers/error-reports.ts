import { recordErrorReport } from "#app/features/operations/error-reporting/record-error-report.server.ts";
import { ErrorReportInput } from "#app/features/operations/error-reporting/schemas.ts";
import { clientNetwork } from "#app/shared/api/client-network.ts";
import type { Database } from "#db/client.server.ts";
import { createErrorPage, jsonError } from "./answer/edge-error-page.ts";

type Options = { db: Database; now: Date; rateLimitScale: number };

/** 202 `{}`, 400 for a malformed report or an unknown field, 429 with `Retry-After`. */
export async function answerErrorReport(request: Request, { db, now, rateLimitScale }: Options): Promise<Response> {
	const report = ErrorReportInput.safeParse(await request.json());
	if (!report.success) return jsonError({ status: 400, code: "bad_request", message: WHAT_TO_SEND });

	const clientIp = clientNetwork(request.headers);
	const outcome = await recordErrorReport(db, { report: report.data, clientIp, now, rateLimitScale });
	if (!outcome.ok) return createErrorPage(request, 429, { "Retry-After": String(outcome.retryAfterSeconds) });
	return Response.json({}, { status: 202, headers: { "Cache-Control": "no-store" } });
}

const WHAT_TO_SEND =
	"Send message and, where known, stack, context, userAgent, url and timestamp (ISO 8601); nothing else";
