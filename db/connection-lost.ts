/** True when the runtime closed an idle connection (reading the content takes seconds), or the network failed. */
export function isConnectionLost(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (error.message.includes("Network connection lost")) return true;
	return ("code" in error && CONNECTION_LOST_CODES.includes(String(error.code))) || isConnectionLost(error.cause);
}

const CONNECTION_LOST_CODES = ["UND_ERR_SOCKET", "ECONNRESET", "ETIMEDOUT"];
